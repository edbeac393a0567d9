import { membersConsoleCalls as calls, type MemberEntry } from '@meetingapp/contract/members/console.ts';
import { App, Button } from 'antd';
import { createElement } from 'react';
import { useT } from '../../lib/texts/texts.ts';
import { useChange } from '../../lib/calls/use-change.ts';

/** Calls to refresh after a change of a list or its people. */
export const changed = [calls.lists, calls.people] as const;

/** Removes people from a list and offers an undo for a while. */
export function useRemoval(cid: number, listId: number) {
  const t = useT('membersConsole');
  const { message } = App.useApp();
  const remove = useChange(calls.removeEntries, { refreshes: changed });
  const restore = useChange(calls.restoreEntries, { refreshes: changed });
  async function takeOut(people: readonly Pick<MemberEntry, 'id'>[]): Promise<boolean> {
    const outcome = await remove.change({ cid, listId, entryIds: people.map(({ id }) => id) });
    if (!outcome.ok) return false;
    const { entries } = outcome.answer;
    const key = `removed ${listId}`;
    async function undo() {
      message.destroy(key);
      const back = await restore.change({ cid, listId, entries });
      if (back.ok) void message.success(t('restored', { count: back.answer.count }), 2);
    }
    const button = createElement(Button, { type: 'link', size: 'small', onClick: () => void undo() }, t('undo'));
    void message.open({
      key,
      type: 'success',
      duration: 10,
      content: createElement('span', null, t('removed', { count: entries.length }), button),
    });
    return true;
  }
  return { takeOut, busy: remove.busy };
}
