import type { agendaMaterialCalls } from '@meetingapp/contract/agenda/materials.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { addMaterialFile, addMaterialLink, lockMaterial, removeMaterial } from './commands.ts';
import { materialsOf } from './queries.ts';
import { presentMaterial } from './present.ts';

const isWebAddress = (address: string): boolean => /^https:\/\/[^\s\\/]+(\/\S*)?$/.test(address);

export const agendaMaterialHandlers: Handlers<typeof agendaMaterialCalls> = {
  materials: async ({ cid, item, itemId }, { db }) => ({
    materials: (await materialsOf(db, cid, item === 'session' ? 'session_id' : 'talk_id', itemId)).map(presentMaterial),
  }),

  addMaterialFile: async ({ cid, item, itemId, title }, { db, ports, file }) => {
    if (!file) return refuse('file_missing');
    const owner = { conferenceId: cid, item, itemId };
    const outcome = await addMaterialFile(db, ports.files, owner, { title, content: file.content });
    if (!outcome.ok) return refuse(outcome.reason);
    ports.fronts.begin(outcome.key);
    return { materialId: outcome.id };
  },

  addMaterialLink: async ({ cid, item, itemId, title, address }, { db }) => {
    if (!isWebAddress(address)) return refuse('body_invalid', [{ field: 'address', reason: 'home_address' }]);
    const owner = { conferenceId: cid, item, itemId };
    const materialId = await addMaterialLink(db, owner, { title, address });
    return materialId === null ? refuse('not_found') : { materialId };
  },

  lockMaterial: async ({ cid, materialId, readOnly }, { db }) =>
    (await lockMaterial(db, cid, materialId, readOnly)) ? {} : refuse('not_found'),

  removeMaterial: async ({ cid, materialId }, { db }) =>
    (await removeMaterial(db, cid, materialId)) ? {} : refuse('not_found'),
};
