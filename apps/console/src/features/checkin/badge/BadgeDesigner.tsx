import './badge-designer.css';
import { badgeCalls as calls } from '@meetingapp/contract/checkin/badge.ts';
import { roles as duties, type AnswerOf } from '@meetingapp/contract/call.ts';
import type { Layout } from '@meetingapp/contract/layout.ts';
import { badgePapers, contrastOfWhite, LEAST_CONTRAST, type BadgePaper } from '@meetingapp/domain/checkin/badge.ts';
import { badgePlaceholders, layoutFor } from '@meetingapp/domain/checkin/badge-layout.ts';
import { showsLogos } from '@meetingapp/domain/checkin/badge-logos.ts';
import { placeLayout } from '@meetingapp/domain/layout/place-layout.ts';
import { App, Button, Segmented } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { browserMeasure } from '../../../lib/designer/browser-measure.ts';
import { Designer } from '../../../lib/designer/Designer.tsx';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { BadgeRoles } from './BadgeRoles.tsx';
import { printPdf } from './print-pdf.ts';
import { useLogosPicture } from './use-logos-picture.ts';

const papers = Object.keys(badgePapers) as BadgePaper[];
type Design = AnswerOf<typeof calls.badgeDesign>;

/** Where everything lies on a badge, and how each role looks. */
export function BadgeDesigner() {
  const cid = useCid();
  const [paper, setPaper] = useState<BadgePaper>('a6');
  const asked = useCall(calls.badgeDesign, { cid, paper }, { fresh: true });
  return (
    <Answered asked={asked}>
      {(design) => <DesignOf key={paper} design={design} paper={paper} setPaper={setPaper} />}
    </Answered>
  );
}

interface DesignOfProps {
  design: Design;
  paper: BadgePaper;
  setPaper: (paper: BadgePaper) => void;
}

const stripeOf = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="none" viewBox="0 0 1 1"><rect width="1" height="1" fill="${colour}"/></svg>`,
  )}`;

function DesignOf({ design, paper, setPaper }: DesignOfProps) {
  const t = useT('checkinConsole');
  const common = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const { message } = App.useApp();
  const mayChange = useRole(duties.setUp);
  const [view, setView] = useState<'layout' | 'roles'>('layout');
  const [chosen, setChosen] = useState(0);
  const [tries, setTries] = useState(false);
  const saved = {
    layout: design.layout,
    roles: design.roles.map(({ role, colour, word }) => ({ role, colour, word })),
  };
  const draft = useDraft(`badge/${cid}/${paper}/${design.version}`, saved);
  const save = useChange(calls.saveBadgeDesign, { refreshes: [calls.badgeDesign], said: common('saved') });
  const attempt = useChange(calls.tryBadge);
  const { layout, roles } = draft.value;
  const pale = roles.some(({ colour }) => contrastOfWhite(colour) < LEAST_CONTRAST);
  const sample = design.samples[chosen] ?? design.samples[0];

  async function submit(next: Layout | null) {
    const outcome = await save.change({ cid, version: design.version, paper, badgeLayout: next, roles });
    if (outcome.ok) draft.forget();
  }
  async function print() {
    setTries(true);
    const outcome = await attempt.change({ cid, paper });
    setTries(false);
    if (outcome.ok) void printPdf(outcome.answer.pdf);
    else void message.error(outcome.failure.msg, 5);
  }
  const sponsorLogos = useLogosPicture(design.logos, layout.fields.find(showsLogos)?.box);
  const texts = { ...sample?.texts, stripe: stripeOf(sample?.texts['stripe'] ?? '#000000'), sponsorLogos };
  return (
    <div className="badge-designer">
      <div className="row badge-bar">
        <Segmented
          aria-label={t('badge.paper')}
          value={paper}
          onChange={setPaper}
          options={papers.map((value) => ({ value, label: t(`design.papers.${value}`) }))}
        />
        <Segmented
          aria-label={t('design.view')}
          value={view}
          onChange={setView}
          options={(['layout', 'roles'] as const).map((value) => ({ value, label: t(`design.views.${value}`) }))}
        />
        <span className="grow small quiet-2">
          {design.version === 0 ? t('design.own') : t('design.version', { version: design.version })}
        </span>
        <Button loading={tries} onClick={() => void print()}>
          {t('design.try')}
        </Button>
        {mayChange && (
          <Button loading={save.busy} onClick={() => void submit(null)}>
            {t('design.reset')}
          </Button>
        )}
        {mayChange && (
          <ActButton
            type="primary"
            loading={save.busy}
            why={pale ? t('design.pale') : ''}
            lacks={{ nothingChanged: !draft.changed }}
            onClick={() => void submit(layout)}
          >
            {t('save')}
          </ActButton>
        )}
      </div>
      {view === 'roles' ? (
        <BadgeRoles
          rows={roles}
          counts={new Map(design.roles.map(({ role, people }) => [role, people]))}
          mayChange={mayChange}
          onChange={(next) => draft.set({ layout, roles: next })}
        />
      ) : (
        <Designer
          layout={layout}
          onChange={(next) => draft.set({ layout: next, roles })}
          values={() => ({ texts, tables: {} })}
          placeholders={badgePlaceholders
            .filter((name) => name !== 'stripe' && name !== 'code')
            .map((name) => ({ name, label: t(`design.placeholders.${name}`) }))}
          pictures={(['stripe', 'sponsorLogos'] as const).map((name) => ({
            name,
            label: t(`design.pictures.${name}`),
          }))}
          language={language}
          disabled={!mayChange}
          below={
            <section className="badge-samples" aria-label={t('design.samples')}>
              <header>
                <h2>{t('design.samples')}</h2>
                <span className="small quiet-2">{t('design.samplesText')}</span>
                {design.tooLong > 0 && <b className="bad">{t('design.tooLong', { count: design.tooLong })}</b>}
              </header>
              <div>
                {design.samples.map((one, index) => (
                  <button
                    key={index}
                    type="button"
                    aria-pressed={index === chosen}
                    onClick={() => setChosen(index)}
                    className={one.fits ? '' : 'bad'}
                  >
                    <b>{one.texts['name']}</b>
                    <span>{t('design.millimetres', { size: nameSize(layout, one.texts) })}</span>
                  </button>
                ))}
              </div>
            </section>
          }
        />
      )}
    </div>
  );
}

/** Height of the name's type in millimetres, as it will be printed. */
function nameSize(layout: Layout, texts: Readonly<Record<string, string>>): string {
  const own = layoutFor(layout, texts, browserMeasure);
  const placed = placeLayout(own, { texts, tables: {} }, 'zh', browserMeasure);
  const name = placed.find((field) => field.kind === 'text' && field.text === texts['name']);
  return name?.kind === 'text' ? name.size.toFixed(1) : '–';
}
