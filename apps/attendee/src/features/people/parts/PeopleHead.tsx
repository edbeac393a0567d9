import '../../../shared/programme/sticky-head.css';
import '@meetingapp/ui/forms/Choice.css';
import type { ProgrammeRole } from '@meetingapp/contract/agenda/programme.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { ListSearch } from '../../../lib/parts/ListSearch.tsx';
import { useT } from '../../../lib/texts/texts.ts';

interface Props {
  words: string;
  onWords: (words: string) => void;
  roles: readonly ProgrammeRole[];
  role: ProgrammeRole | null;
  onRole: (role: ProgrammeRole | null) => void;
}

/** Search and role filter; sticky. */
export function PeopleHead({ words, onWords, roles, role, onRole }: Props) {
  const t = useT('people');
  const agenda = useT('agenda');
  return (
    <header className="list-head">
      <div className="h">
        <h1 className="t-2xl grow">{t('title')}</h1>
        <LanguageSwitch className="ib text" />
      </div>
      <ListSearch words={words} onWords={onWords} label={t('search')} clear={t('clear')} />
      {roles.length > 1 && (
        <div className="list-strip" role="group" aria-label={t('roles')}>
          {[null, ...roles].map((one) => (
            <button
              key={one ?? 'all'}
              type="button"
              className={joinClasses('chip', role === one && 'on')}
              aria-pressed={role === one}
              onClick={() => onRole(one)}
            >
              {one === null ? t('all') : agenda(`roles.${one}`)}
            </button>
          ))}
        </div>
      )}
    </header>
  );
}
