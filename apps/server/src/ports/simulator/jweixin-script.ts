/**
 * Replaces the messenger's script in an ordinary browser. It checks the signature of the page as the messenger does; paying opens the
 * simulated cashier in a frame. Runs in the page, hence plain script text.
 */
export const JWEIXIN_SCRIPT = String.raw`(() => {
  'use strict';
  const base = new URL('.', document.currentScript.src).href.replace(/\/$/, '');
  const APIS = ['checkJsApi', 'updateAppMessageShareData', 'updateTimelineShareData', 'onMenuShareTimeline', 'onMenuShareAppMessage',
    'hideMenuItems', 'showMenuItems', 'hideAllNonBaseMenuItem', 'showAllNonBaseMenuItem', 'hideOptionMenu', 'showOptionMenu', 'closeWindow',
    'previewImage', 'openLocation', 'chooseImage', 'getLocalImgData', 'scanQRCode', 'getLocation', 'chooseWXPay'];
  const waiting = [];
  const pictures = new Map();
  let state = 'new';
  let fault = null;
  let onError = null;

  const finish = (options, kind, answer) => {
    const call = options && options[kind];
    if (call) call(answer);
    if (options && options.complete) options.complete(answer);
  };
  const settle = (next, message) => {
    state = next;
    fault = next === 'failed' ? { errMsg: message } : null;
    if (fault && onError) onError(fault);
    for (const call of waiting.splice(0)) call();
  };

  const wx = {
    config(options) {
      const query = new URLSearchParams({
        appId: options.appId, timestamp: options.timestamp, nonceStr: options.nonceStr, signature: options.signature,
        url: location.href.split('#')[0],
      });
      fetch(base + '/open/jsconfig?' + query)
        .then((answer) => answer.json())
        .then(({ errMsg }) => settle(errMsg === 'config:ok' ? 'ready' : 'failed', errMsg))
        .catch(() => settle('failed', 'config:fail'));
    },
    ready(call) { if (state === 'new') waiting.push(call); else call(); },
    error(call) { onError = call; if (fault) call(fault); },
    checkJsApi(options) {
      const checkResult = Object.fromEntries((options.jsApiList || []).map((name) => [name, APIS.includes(name)]));
      finish(options, 'success', { errMsg: 'checkJsApi:ok', checkResult });
    },
    chooseImage(options) {
      const input = document.createElement('input');
      input.type = 'file';
      input.accept = 'image/*';
      input.multiple = (options.count || 9) > 1;
      input.addEventListener('cancel', () => finish(options, 'cancel', { errMsg: 'chooseImage:cancel' }));
      input.addEventListener('change', () => {
        const localIds = [...input.files].map((file) => {
          const id = 'wxLocalResource://' + crypto.getRandomValues(new Uint32Array(2)).join('');
          pictures.set(id, file);
          return id;
        });
        finish(options, 'success', { errMsg: 'chooseImage:ok', sourceType: 'album', localIds });
      });
      input.click();
    },
    getLocalImgData(options) {
      const file = pictures.get(options.localId);
      if (!file) return finish(options, 'fail', { errMsg: 'getLocalImgData:fail' });
      const reader = new FileReader();
      reader.onload = () => finish(options, 'success', { errMsg: 'getLocalImgData:ok', localData: reader.result });
      reader.readAsDataURL(file);
    },
    scanQRCode(options) {
      const text = prompt('模拟扫码：请输入二维码的内容 / Simulated scan: what does the code say?');
      if (text === null) return finish(options, 'cancel', { errMsg: 'scanQRCode:cancel' });
      finish(options, 'success', { errMsg: 'scanQRCode:ok', resultStr: text });
    },
    getLocation(options) {
      finish(options, 'success', { errMsg: 'getLocation:ok', latitude: 31.2304, longitude: 121.4737, speed: 0, accuracy: 30 });
    },
    chooseWXPay(options) { cashier({ ...options, timeStamp: options.timestamp }, (result) => {
      const kind = { ok: 'success', cancel: 'cancel', fail: 'fail' }[result];
      finish(options, kind, { errMsg: 'chooseWXPay:' + result });
    }); },
    closeWindow() { window.close(); },
    previewImage(options) { window.open(options.current, '_blank', 'noopener'); },
  };
  for (const name of APIS) {
    if (!wx[name]) wx[name] = (options) => finish(options, 'success', { errMsg: name + ':ok' });
  }

  function cashier(order, done) {
    const query = new URLSearchParams({ embedded: '1' });
    for (const key of ['appId', 'timeStamp', 'nonceStr', 'package', 'paySign']) query.set(key, order[key] || '');
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', '模拟收银台 / Simulated cashier');
    dialog.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;background:#f3f6f5';
    const frame = document.createElement('iframe');
    frame.title = '模拟收银台 / Simulated cashier';
    frame.src = base + '/cashier?' + query;
    frame.style.cssText = 'width:100%;height:100%;border:0';
    dialog.append(frame);
    document.body.append(dialog);
    const close = (result) => {
      window.removeEventListener('message', listen);
      dialog.remove();
      done(result);
    };
    const listen = (event) => {
      if (event.source === frame.contentWindow && event.data && event.data.simulatedCashier) setTimeout(close, 900, event.data.simulatedCashier);
    };
    window.addEventListener('message', listen);
    dialog.addEventListener('cancel', () => close('cancel'));
    dialog.showModal();
  }

  window.wx = window.jWeixin = wx;
  window.WeixinJSBridge = {
    invoke(name, parameters, call) {
      if (name !== 'getBrandWCPayRequest') return call({ err_msg: name + ':fail' });
      cashier(parameters, (result) => call({ err_msg: name + ':' + result }));
    },
    on() {}, call() {},
  };
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
})();
`;
