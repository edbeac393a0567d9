/** The player without playlist support, which its package does not type. */
declare module 'video.js/core.es.js' {
  import type videojs from 'video.js';
  const core: typeof videojs;
  export default core;
}
