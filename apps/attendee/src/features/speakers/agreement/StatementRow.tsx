import { speakerStatementCalls as calls } from '@meetingapp/contract/speakers/statement.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { listChecks } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Suspense, useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { latePart } from '../../../lib/rendering/late-part.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { PersonOf } from '../view.ts';

const form = latePart(() => import('./StatementForm.tsx').then(({ StatementForm }) => StatementForm));

/** S54: interests and consent to recording, given once for all tasks of a conference. `ask` opens the form at once. */
export function StatementRow({ who, ask }: { who: PersonOf; ask: boolean }) {
  const t = useT('speakerAgreement');
  const language = useLanguage();
  const [open, setOpen] = useState(ask);
  const { answer } = useCall(calls.statement, who, { fresh: 0, quiet: true });
  if (!answer) return null;
  const { statement } = answer;
  const state = statement === null ? 'missing' : statement.outdated ? 'outdated' : 'given';
  return (
    <>
      <List className="ag-rows">
        <ListRow
          icon={listChecks}
          title={t('statement.title')}
          text={
            statement === null
              ? t('statement.missingText')
              : joinList(
                  [
                    t(statement.hasInterests ? 'statement.interests.some' : 'statement.interests.none'),
                    t(`statement.recordings.${statement.recording}`),
                  ],
                  language,
                  'clauses',
                )
          }
          trailing={<Tag kind={state === 'given' ? 'ok' : 'soon'}>{t(`statement.states.${state}`)}</Tag>}
          onPress={() => setOpen(true)}
        />
      </List>
      {open && (
        <Suspense fallback={null}>
          <form.Part answer={answer} who={who} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
