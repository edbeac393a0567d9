import { activityConsoleCalls as calls, type EntryRow } from '@meetingapp/contract/activities/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { users } from '@meetingapp/ui/icons/icons-home.ts';
import { Checkbox, InputNumber, Tag } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { changed, type ActivityRead } from '../data.ts';

/** Who takes part: group, state, answers; checking in and scores by staff. */
export function EntryTable({ read, mayHand }: { read: ActivityRead; mayHand: boolean }) {
  const t = useT('activitiesConsole');
  const language = useLanguage();
  const cid = useCid();
  const asked = useCall(calls.entries, { cid, activityId: read.activity.id }, { fresh: true });
  const mark = useChange(calls.mark, { refreshes: changed });
  const slotOf = (id: number | string) => {
    const slot = read.activity.slots.find((one) => one.id === id);
    return slot ? pickLanguage(slot.name, language) : '';
  };
  const closed = !mayHand || read.announcedAt !== null;
  const set = (row: EntryRow, part: Partial<Pick<EntryRow, 'score'> & { checkedIn: boolean }>) =>
    void mark.change({
      cid,
      entryId: row.entryId,
      checkedIn: row.checkedInAt !== null,
      score: row.score,
      ...part,
    });
  return (
    <Answered asked={asked}>
      {({ entries }) =>
        entries.length === 0 ? (
          <EmptyState icon={users} title={t('noEntries')} text={t('noEntriesText')} />
        ) : (
          <ListTable<EntryRow & { id: number }>
            rows={entries.map((entry) => ({ ...entry, id: entry.entryId }))}
            open={null}
            columns={[
              {
                title: t('person'),
                render: (_value, one) => (
                  <>
                    <b>{one.name}</b> <span className="small quiet">{one.number}</span>
                    <br />
                    <span className="small quiet">{one.institution}</span>
                  </>
                ),
              },
              { title: t('slotName'), width: 140, render: (_value, one) => slotOf(one.slotId) },
              {
                title: t('state'),
                width: 110,
                render: (_value, one) => <Tag>{t(`entryStates.${one.state}`)}</Tag>,
              },
              {
                title: t('answers'),
                render: (_value, one) =>
                  one.answers.map(({ label, value }) => <div key={label}>{`${label}: ${value}`}</div>),
              },
              {
                title: t('checkedIn'),
                width: 90,
                render: (_value, one) =>
                  one.state === 'joined' && (
                    <Checkbox
                      aria-label={t('checkInOf', { name: one.name })}
                      checked={one.checkedInAt !== null}
                      disabled={closed}
                      onChange={({ target }) => set(one, { checkedIn: target.checked })}
                    />
                  ),
              },
              {
                title: t('score'),
                width: 120,
                render: (_value, one) =>
                  one.state === 'joined' && (
                    <InputNumber
                      aria-label={t('scoreOf', { name: one.name })}
                      min={0}
                      max={1_000_000}
                      precision={0}
                      disabled={closed}
                      {...(one.score === null ? {} : { defaultValue: one.score })}
                      onBlur={({ target }) => {
                        const text = target.value.trim();
                        const score = text === '' ? null : Number(text);
                        if (score !== one.score && !Number.isNaN(score)) set(one, { score });
                      }}
                    />
                  ),
              },
            ]}
          />
        )
      }
    </Answered>
  );
}
