import { useCid } from '../../../lib/conference.ts';
import { Answered, Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useForm } from '../data.ts';
import { FormBuilder } from '../parts/FormBuilder.tsx';

/** The registration form of a conference: what is asked, of whom, and how it looks on the phone. */
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
