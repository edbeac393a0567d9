import './badge-designer.css';
import { badgeCalls as calls } from '@meetingapp/contract/checkin/badge.ts';
import { roles as duties, type AnswerOf } from '@meetingapp/contract/call.ts';
import type { Layout } from '@meetingapp/contract/layout.ts';
import { contrastOfWhite, designPapers, LEAST_CONTRAST, type DesignPaper } from '@meetingapp/domain/checkin/badge.ts';
import { badgePlaceholders, layoutFor } from '@meetingapp/domain/checkin/badge-layout.ts';
import { showsLogos } from '@meetingapp/domain/checkin/badge-logos.ts';
import { perSheet } from '@meetingapp/domain/checkin/badge-sheet.ts';
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
import { stripeOf } from './stripe.ts';
import { SheetView, type SheetOptions } from './SheetView.tsx';
import { useLogosPicture } from './use-logos-picture.ts';

const papers = Object.keys(designPapers) as DesignPaper[];
const views = ['layout', 'sheet', 'roles'] as const;
type View = (typeof views)[number];
type Design = AnswerOf<typeof calls.badgeDesign>;

/** Where everything lies on a badge, and how each role looks. */
export function BadgeDesigner({ toPrint }: { toPrint: () => void }) {
  const cid = useCid();
  const [paper, setPaper] = useState<DesignPaper>('a6');
  // They stay as they are from paper to paper.
  const [view, setView] = useState<View>('layout');
  const [kind, setKind] = useState({ folded: false, bleed: true });
  const asked = useCall(calls.badgeDesign, { cid, paper }, { fresh: true });
  return (
    <Answered asked={asked}>
      {(design) => <DesignOf key={paper} {...{ design, paper, setPaper, view, setView, kind, setKind, toPrint }} />}
    </Answered>
  );
}

interface DesignOfProps {
  design: Design;
  paper: DesignPaper;
  setPaper: (paper: DesignPaper) => void;
  view: View;
  setView: (view: View) => void;
  kind: SheetOptions;
  setKind: (kind: SheetOptions) => void;
  /** Opens the list of people whose badges are printed. */
  toPrint: () => void;
}

function DesignOf(props: DesignOfProps) {
  const { design, paper, setPaper, view, setView, kind, setKind, toPrint } = props;
  const t = useT('checkinConsole');
  const common = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const { message } = App.useApp();
  const mayChange = useRole(duties.setUp);
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
  const onSheet = view === 'sheet' && paper !== 'card';
  const nothing = onSheet && perSheet({ paper, ...kind }) === 0;
  const sample = design.samples[chosen] ?? design.samples[0];

  async function submit(next: Layout | null) {
    const outcome = await save.change({ cid, version: design.version, paper, badgeLayout: next, roles });
    if (outcome.ok) draft.forget();
  }
  async function print() {
    setTries(true);
    const outcome = await attempt.change({ cid, paper, onSheet, ...kind });
    setTries(false);
    if (outcome.ok) void printPdf(outcome.answer.pdf);
    else void message.error(outcome.failure.msg, 5);
  }
  const sponsorLogos = useLogosPicture(design.logos, layout.fields.find(showsLogos)?.box);
  const filledIn = (one: Record<string, string> = {}) => ({
    ...one,
    stripe: stripeOf(one['stripe'] ?? '#000000'),
    sponsorLogos,
  });
  const texts = filledIn(sample?.texts);
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
          options={views.map((value) => ({ value, label: t(`design.views.${value}`) }))}
        />
        <span className="grow small quiet-2">
          {design.version === 0 ? t('design.own') : t('design.version', { version: design.version })}
        </span>
        <ActButton loading={tries} why={nothing ? t('design.sheetSmall') : ''} onClick={() => void print()}>
          {t(onSheet ? 'design.trySheet' : 'design.try')}
        </ActButton>
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
      ) : view === 'sheet' ? (
        <SheetView
          layout={layout}
          paper={paper}
          kind={kind}
          setKind={setKind}
          samples={design.samples.map((one) => filledIn(one.texts))}
        />
      ) : (
        <Designer
          layout={layout}
          onChange={(next) => draft.set({ layout: next, roles })}
          values={() => ({ texts, tables: {} })}
          placeholders={badgePlaceholders
            .filter((name) => name !== 'stripe' && name !== 'code')
            // A name card belongs to a person of the programme, who has no ticket.
            .filter((name) => paper !== 'card' || (name !== 'number' && name !== 'barCode'))
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
                <span className="small quiet-2 grow">{t('design.samplesText')}</span>
                {design.lacking > 0 && <b className="bad">{t('design.lacking', { count: design.lacking })}</b>}
                {design.tooLong > 0 && <b className="bad">{t('design.tooLong', { count: design.tooLong })}</b>}
                <Button type="link" size="small" onClick={toPrint}>
                  {paper === 'card'
                    ? t('design.toCards')
                    : t('design.toPrint', { count: design.roles.reduce((sum, { people }) => sum + people, 0) })}
                </Button>
              </header>
              <div>
                {design.samples.map((one, index) => (
                  <button
                    key={index}
                    type="button"
                    aria-pressed={index === chosen}
                    onClick={() => setChosen(index)}
                    className={one.fits && one.missing.length === 0 ? '' : 'bad'}
                  >
                    <b>{one.texts['name']}</b>
                    <span>
                      {one.missing.length > 0
                        ? t('badge.missing', { characters: one.missing.join(' ') })
                        : t('design.millimetres', { size: nameSize(layout, one.texts) })}
                    </span>
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
