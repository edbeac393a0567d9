/** The same player without playlists, which its package does not describe. */
declare module 'video.js/core.es.js' {
  import type videojs from 'video.js';
  const core: typeof videojs;
  export default core;
}
