import { roles } from '@meetingapp/contract/call.ts';
import { sponsorConsoleCalls as calls } from '@meetingapp/contract/exhibition/sponsor.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { logoPlaces } from '@meetingapp/domain/exhibition/views.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { award } from '@meetingapp/ui/icons/icons-topics.ts';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { useState, type ReactNode } from 'react';
import { saveFile } from '../../../lib/calls/save-file.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { LevelDialog } from './LevelDialog.tsx';
import { SponsorTable } from './SponsorTable.tsx';
import type { SponsorList } from './sponsor-list.ts';

type Level = SponsorList['levels'][number];

/** O13: levels of sponsors, where each shows its logos, and how often exhibitors were seen. */
export function Sponsors({ bar }: { bar: ReactNode }) {
  const t = useT('exhibitionConsole');
  const c = useT('console');
  const cid = useCid();
  const mayWrite = useRole(roles.setUp);
  const asked = useCall(calls.sponsors, { cid }, { fresh: true });
  const fetched = useChange(calls.views);
  const [open, setOpen] = useState<Level | 'new' | null>(null);
  const { answer } = asked;
  const sponsors = answer?.exhibitors.filter(({ levelId }) => levelId !== null) ?? [];
  const shown = sponsors.reduce((sum, { views }) => sum + views.home + views.programme + views.session + views.live, 0);

  async function fetchNow() {
    const outcome = await fetched.change({ cid });
    if (outcome.ok) saveFile(outcome.answer);
  }
  const button = (
    <ActButton
      type="primary"
      lacks={{ onlyView: !mayWrite }}
      icon={<Icon icon={plus} />}
      onClick={() => setOpen('new')}
    >
      {t('sponsors.add')}
    </ActButton>
  );
  return (
    <Page
      title={c('pages.exhibition')}
      bar={bar}
      facts={answer && t('sponsors.facts', { sponsors: sponsors.length, count: shown })}
      actions={
        <>
          <ActButton icon={<Icon icon={download} />} loading={fetched.busy} onClick={() => void fetchNow()}>
            {t('sponsors.export')}
          </ActButton>
          {button}
        </>
      }
    >
      <Answered asked={asked}>
        {(list) => (
          <>
            {list.levels.length === 0 ? (
              <EmptyState icon={award} title={t('sponsors.none')} text={t('sponsors.noneText')}>
                {button}
              </EmptyState>
            ) : (
              <Levels list={list} open={setOpen} />
            )}
            <section className="exh-part">
              <h2>{t('sponsors.counts')}</h2>
              <p className="small quiet">{t('sponsors.countsText')}</p>
            </section>
            <SponsorTable list={list} mayWrite={mayWrite} />
            {open !== null && (
              <LevelDialog
                level={open === 'new' ? null : open}
                next={Math.max(0, ...list.levels.map(({ position }) => position)) + 1}
                close={() => setOpen(null)}
              />
            )}
          </>
        )}
      </Answered>
    </Page>
  );
}

function Levels({ list, open }: { list: SponsorList; open: (level: Level) => void }) {
  const t = useT('exhibitionConsole');
  const language = useLanguage();
  return (
    <section className="exh-part">
      <h2>{t('sponsors.levels')}</h2>
      <ul className="exh-levels">
        {list.levels.map((level) => {
          const of = list.exhibitors.filter(({ levelId }) => levelId === level.id);
          const places = logoPlaces.filter((place) => level.places.some((one) => one === place));
          return (
            <li key={level.id}>
              <button type="button" onClick={() => open(level)}>
                <b>{pickLanguage(level.name, language)}</b>
              </button>
              <span className="small quiet">{t('sponsors.exhibitors', { count: of.length })}</span>
              <span className="row">
                {places.length === 0
                  ? t('sponsors.nowhere')
                  : places.map((place) => (
                      <span key={place} className="exh-place">
                        {t(`sponsors.places.${place}`)}
                      </span>
                    ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
