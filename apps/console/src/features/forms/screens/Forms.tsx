import { useCid } from '../../../lib/session/conference.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useForm } from '../data.ts';
import { FormBuilder } from '../builder/FormBuilder.tsx';

/** Registration form of a conference: fields, conditions, and a phone preview. */
export function Forms() {
  const t = useT('forms');
  const cid = useCid();
  const asked = useForm(cid);
  if (asked.answer) return <FormBuilder key={cid} cid={cid} read={asked.answer} />;
  return (
    <Page title={t('title')}>
      <Answered asked={asked}>{() => null}</Answered>
    </Page>
  );
}
