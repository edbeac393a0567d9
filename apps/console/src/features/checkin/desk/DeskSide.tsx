import type { deskCalls, DeskPerson } from '@meetingapp/contract/checkin/desk.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { badgePapers, type BadgePaper } from '@meetingapp/domain/checkin/badge.ts';
import { Select, Switch } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DeskBadge } from './DeskBadge.tsx';
import type { DeskSettings } from './settings.ts';

const papers = Object.keys(badgePapers) as BadgePaper[];
const keys = {
  find: ['/'],
  choose: ['↑', '↓', 'Enter', '1…9'],
  identity: ['I'],
  method: ['1', '2', '3'],
  code: ['4'],
  print: ['P', 'Ctrl P'],
  edit: ['E'],
  invoice: ['F'],
  new: ['N'],
  undo: ['U'],
  away: ['Esc'],
} as const;
const NO_POINT = 0;

interface DeskSideProps {
  person: DeskPerson | undefined;
  today: AnswerOf<typeof deskCalls.deskToday>;
  pointId: number | null;
  settings: DeskSettings;
  set: (next: DeskSettings) => void;
  keysOn: boolean;
  setKeys: (on: boolean) => void;
}

/** The badge as it will be printed, what stands on this desk, and the keys of one round. */
export function DeskSide({ person, today, pointId, settings, set, keysOn, setKeys }: DeskSideProps) {
  const t = useT('checkinDesk');
  const names = useT('checkinConsole');
  const language = useLanguage();
  return (
    <aside className="desk-side" aria-label={t('badge')}>
      <div className="desk-badge-place">
        {person && <DeskBadge key={person.regId} regId={person.regId} name={person.name} paper={settings.paper} />}
      </div>
      <div className="desk-settings">
        <label>
          <span className="small quiet-2">{t('point')}</span>
          <Select
            aria-label={t('point')}
            value={pointId ?? NO_POINT}
            onChange={(value) => set({ ...settings, pointId: value === NO_POINT ? null : value })}
            options={[
              ...today.points.map(({ id, name }) => ({ value: Number(id), label: pickLanguage(name, language) })),
              { value: NO_POINT, label: t('noPoint') },
            ]}
          />
        </label>
        <label>
          <span className="small quiet-2">{t('paper')}</span>
          <Select
            aria-label={t('paper')}
            value={settings.paper}
            onChange={(paper) => set({ ...settings, paper })}
            options={papers.map((value) => ({ value, label: names(`badge.papers.${value}`) }))}
          />
        </label>
      </div>
      <div className="desk-keys">
        <h2>{t('keysTitle')}</h2>
        <dl>
          {(Object.keys(keys) as (keyof typeof keys)[]).map((name) => (
            <div key={name}>
              <dt>
                {keys[name].map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(`keys.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <span className="row">
          <Switch size="small" checked={keysOn} onChange={setKeys} aria-label={t('keysOn')} />
          {t('keysOn')}
        </span>
      </div>
    </aside>
  );
}
