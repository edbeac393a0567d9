import '../../../lib/programme/sticky-head.css';
import './PeopleHead.css';
import '@meetingapp/ui/Choice.css';
import type { ProgrammeRole } from '@meetingapp/contract/agenda-programme.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { IconButton } from '@meetingapp/ui/IconButton.tsx';
import { joinClasses } from '@meetingapp/ui/join-classes.ts';
import { search, x } from '@meetingapp/ui/icons.ts';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useT } from '../../../lib/texts.ts';

interface Props {
  words: string;
  onWords: (words: string) => void;
  roles: readonly ProgrammeRole[];
  role: ProgrammeRole | null;
  onRole: (role: ProgrammeRole | null) => void;
}

const LONGEST = 40;

/** Search and role; stays at the top. */
export function PeopleHead({ words, onWords, roles, role, onRole }: Props) {
  const t = useT('people');
  const agenda = useT('agenda');
  return (
    <header className="list-head">
      <div className="h">
        <h1 className="t-2xl grow">{t('title')}</h1>
        <LanguageSwitch className="ib text" />
      </div>
      <div className="pp-search" role="search">
        <Icon icon={search} size="s" />
        <input
          type="search"
          value={words}
          maxLength={LONGEST}
          placeholder={t('search')}
          aria-label={t('search')}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => onWords(event.target.value)}
        />
        {words !== '' && <IconButton icon={x} size="s" label={t('clear')} onClick={() => onWords('')} />}
      </div>
      {roles.length > 1 && (
        <div className="pp-strip" role="group" aria-label={t('roles')}>
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
