import type { speakerSlidesCalls } from '@meetingapp/contract/speakers/slides.ts';
import { mayShowSlides } from '@meetingapp/domain/speakers/slides.ts';
import type { VisitorContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { identifySpeaker } from '../invitation/access.ts';
import type { InvitationRow } from '../invitation/queries.ts';
import { finishUpload } from './commands-finish.ts';
import { addPiece, beginUpload, isOver } from './commands-upload.ts';
import { presentSlides } from './present.ts';
import { ownInvitation, piecesIn, slidesBy, slidesOf, uploadOf } from './queries.ts';
import { slidesAddress } from './writer.ts';

type Asked = { cid: number; linkKey: string | null; invitationId: number };
type Refused = Extract<Awaited<ReturnType<typeof identifySpeaker>>, { refused: string }>;

/** The task of the person who asks; nobody else's. */
async function taskOf(
  { invitationId, ...who }: Asked,
  context: VisitorContext,
): Promise<InvitationRow | Refused | ReturnType<typeof refuse<'speaker_task_gone'>>> {
  const speaker = await identifySpeaker(who, context);
  if ('refused' in speaker) return speaker;
  return (await ownInvitation(context.db, speaker.expertIds, invitationId)) ?? refuse('speaker_task_gone');
}

export const speakerSlidesHandlers: Handlers<typeof speakerSlidesCalls> = {
  slides: async (body, context) => {
    const task = await taskOf(body, context);
    if ('refused' in task) return task;
    const { db, now } = context;
    const [due, files, upload] = await Promise.all([
      slidesBy(db, task.conference_id),
      slidesOf(db, [task.id]),
      uploadOf(db, task.id),
    ]);
    const pieces = upload ? await piecesIn(db, upload.id) : [];
    return {
      slidesBy: due?.toISOString() ?? null,
      open: mayShowSlides(task.roles) && task.state !== 'rejected' && !isOver(task, now),
      share: task.share_slides,
      files: files.map(presentSlides),
      upload: upload
        ? { name: upload.name, bytes: upload.bytes, sent: pieces.reduce((sum, { bytes }) => sum + bytes, 0) }
        : null,
    };
  },

  begin: async ({ fileName, bytes, modified, ...who }, context) => {
    const task = await taskOf(who, context);
    if ('refused' in task) return task;
    const { db, ports, now } = context;
    const outcome = await beginUpload(db, ports.files, task, { sent: { name: fileName, bytes, modified }, now });
    return outcome.ok ? { uploadId: outcome.uploadId, pieces: outcome.pieces } : refuse(outcome.reason);
  },

  addPiece: async ({ uploadId, piece, ...who }, context) => {
    const task = await taskOf(who, context);
    if ('refused' in task) return task;
    const { db, ports, file } = context;
    if (!file) return refuse('file_missing');
    const outcome = await addPiece(db, ports.files, {
      invitationId: task.id,
      uploadId,
      piece,
      content: file.content,
    });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  finish: async ({ uploadId, ...who }, context) => {
    const task = await taskOf(who, context);
    if ('refused' in task) return task;
    const { db, ports, now } = context;
    const outcome = await finishUpload(db, ports.files, task, { uploadId, now });
    return outcome.ok ? { file: presentSlides(outcome.row) } : refuse(outcome.reason);
  },

  share: async ({ share, ...who }, context) => {
    const task = await taskOf(who, context);
    if ('refused' in task) return task;
    await context.db.updateTable('speaker_invitation').set({ share_slides: share }).where('id', '=', task.id).execute();
    return {};
  },

  open: async ({ slidesId, view, ...who }, context) => {
    const task = await taskOf(who, context);
    if ('refused' in task) return task;
    const file = (await slidesOf(context.db, [task.id])).find(({ id }) => id === slidesId);
    if (!file || (view === 'pages' && file.pages !== 'own' && file.pages !== 'drawn')) return refuse('not_found');
    return { address: slidesAddress({ id: file.id, view, name: file.name }, context.ports.signatures, context.now) };
  },
};
