import { pagesCalls } from '@meetingapp/contract/pages.ts';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { fileText } from '@meetingapp/ui/icons-topics.ts';
import { Phrases } from '../../../lib/Phrases.tsx';
import { Prose } from '../../../lib/Prose.tsx';
import { addressOf } from '../../../lib/address.ts';
import { useParameters } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { PageGate } from '../parts/PageGate.tsx';
import { SubjectRows } from '../parts/SubjectRows.tsx';
import { isNumber } from '../view.ts';

/** S14: a special topic: cover, introduction, and what belongs to it. */
export function Subject() {
  const t = useT('pages');
  const { id } = useParameters('subject');
  const named = isNumber(id);
  const asked = useCall(pagesCalls.subject, named ? { subjectId: id } : null, { kept: true, quiet: true });
  const { answer } = asked;
  const subject = answer?.subject;
  const address = addressOf('subject', { id }, answer ? { cid: answer.cid } : {}, {});
  return (
    <PageGate
      asked={asked}
      nameless={!named}
      shown={answer && subject ? { cid: answer.cid, title: subject.title, address, cover: subject.cover } : null}
    >
      {answer && subject && (
        <>
          {subject.cover !== null && <img className="cover" src={subject.cover} alt="" />}
          <h1 className="t-2xl">
            <Phrases text={subject.title} />
          </h1>
          {subject.html !== '' && <Prose html={subject.html} />}
          {subject.groups.map(({ kind, items }) => (
            <section key={kind}>
              <h2>{t(`kinds.${kind}`)}</h2>
              <SubjectRows kind={kind} items={items} zone={answer.zone} />
            </section>
          ))}
          {subject.html === '' && subject.groups.length === 0 && <EmptyState icon={fileText} title={t('empty')} />}
        </>
      )}
    </PageGate>
  );
}
