import type { paperCallCalls } from '@meetingapp/contract/papers/call.ts';
import { callFaults } from '@meetingapp/domain/papers/check-call.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { orderTopics, removeTopic, saveCall, saveTopic } from './commands.ts';
import { countedTopics, findCall } from './queries.ts';
import { presentState } from './present.ts';

export const paperCallHandlers: Handlers<typeof paperCallCalls> = {
  call: async ({ cid }, { db }) => {
    const row = await findCall(db, cid);
    return { call: row ? presentState(row) : null, topics: await countedTopics(db, cid) };
  },

  saveCall: async ({ cid, version, call }, { db }) => {
    const faults = callFaults(call);
    if (faults.length > 0)
      return refuse(
        'settings_invalid',
        faults.map(({ field, reason }) => ({ field: `call.${field}`, reason })),
      );
    const outcome = await saveCall(db, cid, version, call);
    return outcome.ok ? { version: outcome.version } : refuse(outcome.reason);
  },

  saveTopic: async ({ cid, topic }, { db }) => {
    if (topic.name.zh === '' && topic.name.en === '')
      return refuse('settings_invalid', [{ field: 'topic.name', reason: 'required' }]);
    const outcome = await saveTopic(db, cid, topic);
    return outcome.ok ? { topicId: outcome.topicId } : refuse(outcome.reason);
  },

  orderTopics: async ({ cid, topicIds }, { db }) => {
    const outcome = await orderTopics(db, cid, topicIds);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  removeTopic: async ({ cid, topicId, into }, { db }) => {
    const outcome = await removeTopic(db, cid, topicId, into);
    return outcome.ok ? { papers: outcome.papers } : refuse(outcome.reason);
  },
};
