// Runs in the page before it is painted, and must stay one expression without imports: the build writes it into index.html, and the
// server allows it by its hash. `__CALLS__` are the paths and bodies of the first calls of a user who is logged in.
(() => {
  const { documentElement: page, currentScript: own, head } = document;
  const stored = (key) => {
    try {
      return localStorage.getItem('meetingapp.console.' + key);
    } catch {
      return null;
    }
  };
  const known = (text) => (text === 'en' ? 'en' : ['ch', 'cn', 'zh'].includes(text) ? 'zh' : null);
  const language = known(new URLSearchParams(location.search).get('lang')) || known(stored('language')) || 'zh';
  const token = stored('token');
  const path = location.pathname.slice('/console'.length);
  page.lang = language === 'en' ? 'en' : 'zh-CN';
  if (path === '/password') return;
  if (token === null) {
    page.className = 'paint-login';
    return;
  }
  page.className = 'paint-frame';
  window.earlyCalls = {};
  for (const [call, body] of __CALLS__) {
    const headers = { 'content-type': 'application/json', language, token };
    const response = fetch(call, { method: 'POST', body, headers });
    // A failure shows where the program uses the response.
    response.catch(() => undefined);
    window.earlyCalls[call] = { body, language, token, response };
  }
  if (path.length > 1)
    for (const href of own.dataset.kit.split(' '))
      head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
})();
