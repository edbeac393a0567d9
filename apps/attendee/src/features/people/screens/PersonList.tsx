import type { Programme, ProgrammeRole } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { search, userRound } from '@meetingapp/ui/icons/icons.ts';
import { memo, useCallback, useDeferredValue, useState } from 'react';
import { ConferenceDock } from '../../../lib/parts/ConferenceDock.tsx';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useParameters } from '../../../lib/navigation/page.ts';
import { ProgrammeGate } from '../../../shared/programme/ProgrammeGate.tsx';
import { useProgramme } from '../../../shared/programme/use-programme.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { PeopleHead } from '../parts/PeopleHead.tsx';
import { PeopleList } from '../parts/PeopleList.tsx';
import { isMeant, rolesOf, rolesThere } from '../view.ts';

/** S49: all people of the programme, by letter, role and search. */
export function PersonList() {
  const { cid } = useParameters('personList');
  const [words, setWords] = useState('');
  const [role, setRole] = useState<ProgrammeRole | null>(null);
  // The input shows at once; the list follows with lower priority.
  const [sought, wanted] = [useDeferredValue(words), useDeferredValue(role)];
  const showAll = useCallback(() => {
    setWords('');
    setRole(null);
  }, []);
  const released = useProgramme(cid).programme !== null;
  return (
    <Page wide foot={<ConferenceDock cid={cid} current="personList" released={released} />}>
      <ProgrammeGate cid={cid}>
        {(programme) => (
          <>
            <PeopleHead words={words} onWords={setWords} roles={rolesThere(programme)} role={role} onRole={setRole} />
            <People {...{ cid, programme }} words={sought} role={wanted} onAll={showAll} />
          </>
        )}
      </ProgrammeGate>
    </Page>
  );
}

interface PeopleProps {
  cid: string;
  programme: Programme;
  words: string;
  role: ProgrammeRole | null;
  onAll: () => void;
}

/** The matching people. Memoised: re-renders only for other words or another role, not for every key in the head. */
const People = memo(({ cid, programme, words, role, onAll }: PeopleProps) => {
  const t = useT('people');
  const language = useLanguage();
  const roles = rolesOf(programme);
  const found = programme.experts.filter(
    (expert) => (role === null || roles.get(expert.id)?.includes(role)) && isMeant(expert, words),
  );
  const filtered = role !== null || words.trim() !== '';
  return (
    <>
      {!filtered && programme.groups.length > 0 && (
        <ul className="pp-groups" aria-label={t('guests')}>
          {programme.groups.map(({ id, name, members }) => (
            <li key={id}>
              <Link name="guest" params={{ id, cid }}>
                {pickLanguage(name, language)} <span>{members.length}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="sr" role="status">
        {filtered ? t('count', { count: found.length }) : ''}
      </p>
      {found.length > 0 && <PeopleList programme={programme} experts={found} />}
      {found.length === 0 && !filtered && <EmptyState icon={userRound} title={t('nobody')} text={t('nobodyText')} />}
      {found.length === 0 && filtered && (
        <EmptyState
          icon={search}
          title={t('notFound')}
          text={t('notFoundText')}
          action={
            <Button variant="soft" size="sm" onClick={onAll}>
              {t('showAll')}
            </Button>
          }
        />
      )}
    </>
  );
});
