import { agendaConsoleCalls as calls } from '@meetingapp/contract/agenda/draft.ts';
import type { DraftRows, Edit } from '@meetingapp/domain/agenda/edits.ts';
import { send, type CallFailure } from '../../../lib/calls/call.ts';

type Sent = { ok: true; id: number | null; version: number } | { ok: false; failure: CallFailure };

/** Sends an edit to the server with the version that is shown. */
export async function sendEdit(cid: number, { sessions, talks }: DraftRows, edit: Edit): Promise<Sent> {
  const session = sessions.find(({ id }) => id === edit.id)?.version ?? 0;
  const talk = talks.find(({ id }) => id === edit.id)?.version ?? 0;
  switch (edit.act) {
    case 'moveSession': {
      const { id, hall, from, to } = edit;
      const outcome = await send(calls.moveSession, { cid, sessionId: id, seen: session, hall, from, to });
      return outcome.ok ? { ok: true, id, version: outcome.answer.version } : outcome;
    }
    case 'saveSession': {
      const { id, fields } = edit;
      const seen = id === null ? null : session;
      const outcome = await send(calls.saveSession, { cid, session: { ...fields, id, seen } });
      return outcome.ok ? { ok: true, id: outcome.answer.sessionId, version: outcome.answer.version } : outcome;
    }
    case 'removeSession': {
      const outcome = await send(calls.removeSession, { cid, sessionId: edit.id, seen: session });
      return outcome.ok ? { ok: true, id: null, version: session } : outcome;
    }
    case 'placeTalk': {
      const { id, session: into, before, from } = edit;
      const outcome = await send(calls.placeTalk, { cid, talkId: id, seen: talk, session: into, before, from });
      return outcome.ok ? { ok: true, id, version: outcome.answer.version } : outcome;
    }
    case 'saveTalk': {
      const { id, fields } = edit;
      const outcome = await send(calls.saveTalk, { cid, talk: { ...fields, id, seen: id === null ? null : talk } });
      return outcome.ok ? { ok: true, id: outcome.answer.talkId, version: outcome.answer.version } : outcome;
    }
    case 'removeTalk': {
      const outcome = await send(calls.removeTalk, { cid, talkId: edit.id, seen: talk });
      return outcome.ok ? { ok: true, id: null, version: talk } : outcome;
    }
  }
}
