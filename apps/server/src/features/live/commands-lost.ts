import { PLAYLIST } from '../../ports/media/media.ts';
import { signalWent } from './commands-signal.ts';
import type { StatePlace } from './commands-state.ts';
import { connectedStreams } from './queries-clock.ts';

/** A playlist is written anew with every segment, each few seconds. */
const SILENT_MS = 30_000;

/**
 * A stream server that was ended at once says no farewell. Where its playlists lie on this machine, one that is no longer written
 * tells the same.
 */
export async function noticeLostSignals(place: StatePlace): Promise<void> {
  const { db, now, ports } = place;
  for (const { provider, name, client, connected_at: since } of await connectedStreams(db)) {
    if (provider !== 'own' || since === null || now.getTime() - since.getTime() < SILENT_MS) continue;
    const written = await ports.media.writtenAt(ports.media.liveFolder(name), PLAYLIST);
    if (written === null || now.getTime() - written.getTime() < SILENT_MS) continue;
    await signalWent(place, { provider, name, client });
  }
}
