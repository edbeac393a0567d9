import { askedFormCalls as calls, type AskedSubject } from '@meetingapp/contract/registration/asked-form.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { squareCheck } from '@meetingapp/ui/icons/icons-forms.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useState } from 'react';
import { useCall } from '../../lib/calls/use-call.ts';
import { useLanguage } from '../../lib/texts/language.ts';
import { useT } from '../../lib/texts/texts.ts';
import { FormConference } from '../answer-file/conference.ts';
import type { Answers } from '../sign-up/form.ts';
import { AskedForm } from './AskedForm.tsx';

/** The forms of a group or an exhibitor with their state; a press opens one. Without forms nothing is shown. */
export function AskedForms({ of, id }: { of: AskedSubject; id: string }) {
  const t = useT('askedForms');
  const language = useLanguage();
  const { answer, again } = useCall(calls.askedForms, { subject: of, id }, { fresh: 0, quiet: true });
  const [open, setOpen] = useState<number | null>(null);
  // Kept while the page is open: a sheet that was closed by mistake loses nothing.
  const [typed, setTyped] = useState<Readonly<Record<number, Answers>>>({});
  if (!answer || answer.forms.length === 0) return null;
  const shown = answer.forms.find(({ formId }) => formId === open);
  return (
    <FormConference value={String(answer.cid)}>
      <div className="head">
        <h2>{t(of)}</h2>
      </div>
      <List>
        {answer.forms.map(({ formId, title, answeredAt, outdated }) => (
          <ListRow
            key={formId}
            icon={squareCheck}
            title={pickLanguage(title, language)}
            trailing={
              <Tag kind={answeredAt === null || outdated ? 'soon' : 'ok'}>
                {t(answeredAt === null ? 'open' : outdated ? 'outdated' : 'done')}
              </Tag>
            }
            onPress={() => setOpen(formId)}
          />
        ))}
      </List>
      {shown && (
        <AskedForm
          key={`${shown.formId} ${shown.version}`}
          of={of}
          id={id}
          form={shown}
          typed={typed[shown.formId] ?? {}}
          type={(answers) =>
            setTyped((before) => ({ ...before, [shown.formId]: { ...before[shown.formId], ...answers } }))
          }
          close={() => setOpen(null)}
          saved={() => {
            setTyped((before) => ({ ...before, [shown.formId]: {} }));
            setOpen(null);
            again();
          }}
          again={again}
        />
      )}
    </FormConference>
  );
}
