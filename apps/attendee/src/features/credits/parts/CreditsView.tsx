import { creditText } from '@meetingapp/domain/credits/sentences.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { rotateCcw } from '@meetingapp/ui/icons/icons.ts';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useState } from 'react';
import { saveFile } from '../../../lib/device/save-file.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Credits } from '../data.ts';
import { computeHere, overlapChart } from '../view.ts';
import { CreditLines } from './CreditLines.tsx';
import { CreditSum } from './CreditSum.tsx';
import { OverlapLanes } from './OverlapLanes.tsx';
import { Recomputed } from './Recomputed.tsx';
import { ReviewSheet } from './ReviewSheet.tsx';
import { RulesSheet } from './RulesSheet.tsx';

interface CreditsViewProps {
  cid: string;
  credits: Credits;
  back: { label: string; onPress: () => void };
  /** Asks the server for the evidence again. */
  again: () => void;
  asking: boolean;
}

/** Credits by the chosen rule set, computed on the phone from the evidence shown. */
export function CreditsView({ cid, credits, back, again, asking }: CreditsViewProps) {
  const t = useT('credits');
  const [chosen, setChosen] = useState(0);
  const [sheet, setSheet] = useState<'rules' | 'review' | null>(null);
  const [recomputed, setRecomputed] = useState(false);
  const set = credits.sets[chosen] ?? credits.sets[0];
  if (!set) return null;
  const result = computeHere(credits, set);
  const chart = overlapChart(credits);

  function exportFacts(): void {
    const { reviews: _reviews, uploads: _uploads, ...facts } = credits;
    saveFile(new Blob([JSON.stringify(facts, null, 1)], { type: 'application/json' }), `${t('file')}-${cid}.json`);
  }
  function recompute(): void {
    setRecomputed(true);
    again();
  }
  return (
    <Page
      kind="ground"
      className="credits-page"
      top={
        <TopBar
          title={t('title')}
          heading
          back={back}
          actions={<IconButton icon={download} label={t('export')} onClick={exportFacts} />}
        />
      }
      foot={
        <StickyFoot>
          <Button icon={rotateCcw} loading={asking && recomputed} loadingText={t('counting')} onClick={recompute}>
            {t('again')}
          </Button>
        </StickyFoot>
      }
    >
      {credits.sets.length > 1 && (
        <div className="credits-strip" role="group" aria-label={t('sets')}>
          {credits.sets.map((one, index) => (
            <button
              key={one.id}
              type="button"
              className={joinClasses('chip', one === set && 'on')}
              aria-pressed={one === set}
              onClick={() => setChosen(index)}
            >
              {t('set', { title: one.title, total: creditText(computeHere(credits, one).total) })}
            </button>
          ))}
        </div>
      )}
      <CreditSum set={set} result={result} />
      {chart && <OverlapLanes chart={chart} zone={credits.zone} />}
      <CreditLines credits={credits} result={result} onRules={() => setSheet('rules')} />
      <Recomputed
        credits={credits}
        set={set}
        result={result}
        shown={recomputed && !asking}
        onReview={() => setSheet('review')}
      />
      <RulesSheet set={set} open={sheet === 'rules'} onClose={() => setSheet(null)} />
      <ReviewSheet cid={cid} open={sheet === 'review'} onClose={() => setSheet(null)} />
    </Page>
  );
}
