import { useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useListed } from '../../../lib/lists/use-open-row.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useForm } from '../data.ts';
import { FormBuilder } from '../builder/FormBuilder.tsx';
import { FormChoice } from '../builder/FormChoice.tsx';
import { FormDialogs, type OpenFormDialog } from '../builder/FormDialogs.tsx';

/** Forms of a conference, each with a purpose: fields, conditions, and a phone preview. */
export function Forms() {
  const t = useT('forms');
  const cid = useCid();
  const [formId, setFormId] = useListed('list');
  const [dialog, setDialog] = useState<OpenFormDialog>(null);
  const asked = useForm(cid, formId);
  const choice = <FormChoice cid={cid} formId={formId} open={setFormId} ask={setDialog} />;
  // The answer about the form before stays until that about this one arrives.
  const read = asked.answer?.formId === formId ? asked.answer : undefined;
  return (
    <>
      {read ? (
        <FormBuilder key={`${cid}/${formId ?? ''}`} cid={cid} read={read} choice={choice} />
      ) : (
        <Page title={t('title')} bar={choice}>
          <Answered asked={{ ...asked, answer: read }}>{() => null}</Answered>
        </Page>
      )}
      <FormDialogs cid={cid} formId={formId} dialog={dialog} close={() => setDialog(null)} open={setFormId} />
    </>
  );
}
