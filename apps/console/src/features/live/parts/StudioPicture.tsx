import type { WatchedRoom } from '@meetingapp/contract/live-console.ts';

/** What a room's picture stands for on the desk: its cover, or a drawn slide while there is a signal, or nothing. */
export function StudioPicture({ room }: { room: WatchedRoom }) {
  const cover = room.broadcast?.cover ?? null;
  const signal = room.streams.some(({ connectedAt }) => connectedAt !== null);
  if (cover !== null) return <img src={cover} alt="" className={signal ? '' : 'off'} />;
  if (!signal) return null;
  return (
    <svg viewBox="0 0 160 90" fill="none" aria-hidden="true">
      <rect x="14" y="14" width="104" height="62" fill="#f3f6f5" />
      <path d="M22 28h60" stroke="#12211f" strokeWidth="4" />
      <path d="M22 40h40M22 48h34M22 56h28" stroke="#84928f" strokeWidth="2" />
      <path d="M66 60l8-6 6 10 8-24 7 26 6-8h10" stroke="#d92d3a" strokeWidth="1.5" />
      <rect x="122" y="46" width="28" height="30" rx="2" fill="#24403c" />
      <circle cx="136" cy="57" r="5" fill="#8fa09c" />
      <path d="M127 74c0-6 4-9 9-9s9 3 9 9" fill="#8fa09c" />
    </svg>
  );
}
