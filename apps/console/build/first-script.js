// Runs in the page before it is painted, and must stay one expression without imports: the build writes it into index.html, and the
// server allows it by its hash. `__CALLS__` are the paths and bodies of the first calls of a user who is logged in.
(() => {
  const { documentElement: page, currentScript: own, head } = document;
  const { kit, program, ahead } = own.dataset;
  const put = (tag, more) => head.append(Object.assign(document.createElement(tag), { crossOrigin: '' }, more));
  const preload = (files) => files.split(' ').forEach((href) => put('link', { rel: 'modulepreload', href }));
  const run = () => put('script', { type: 'module', src: program });
  let begun;
  const begin = () => {
    if (begun) return;
    begun = true;
    preload(program + ' ' + ahead);
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
    else run();
  };
  // A button of the painted log-in acts once the program is there; Enter in a field presses the first one.
  const note = (button) => {
    if (!button?.closest('.paint')) return;
    window.pressedEarly = button.textContent;
    button.classList.add('loading');
  };
  document.addEventListener('click', ({ target }) => note(target.closest('button')));
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter') note(target.closest('.plain-form')?.querySelector('.primary'));
  });
  // The painted page has the full bandwidth until it is shown; a page in the background is not shown.
  try {
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint')[0] && begin()).observe({
      type: 'paint',
      buffered: true,
    });
  } catch {
    requestAnimationFrame(() => setTimeout(begin));
  }
  setTimeout(begin, 1000);
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
  if (path === '/password') return begin();
  if (token === null) {
    page.className = 'paint-login';
    return;
  }
  page.className = path === '/' && stored('rail') !== '1' ? 'paint-list' : 'paint-frame';
  window.earlyCalls = {};
  for (const [call, body] of __CALLS__) {
    const headers = { 'content-type': 'application/json', language, token };
    const response = fetch(call, { method: 'POST', body, headers });
    // A failure shows where the program uses the response.
    response.catch(() => undefined);
    window.earlyCalls[call] = { body, language, token, response };
  }
  if (path.length > 1) {
    // The frame of these pages is empty, so there is no painted text to wait for.
    begin();
    preload(kit);
  }
})();
