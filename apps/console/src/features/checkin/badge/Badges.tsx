import type { AnswerOf } from '@meetingapp/contract/call.ts';
import {
  badgeCalls as calls,
  badgeFilters,
  type BadgeFilter,
  type BadgeRow,
} from '@meetingapp/contract/checkin/badge.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { badgePapers, type BadgePaper } from '@meetingapp/domain/checkin/badge.ts';
import { perSheet } from '@meetingapp/domain/checkin/badge-sheet.ts';
import { App, Button, Checkbox, Input, Segmented, Select } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useExport } from '../../../lib/calls/use-export.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import './badges.css';
import { BadgeTable } from './BadgeTable.tsx';
import { NameCards } from './NameCards.tsx';
import { printPdf } from './print-pdf.ts';
import { useSettle } from './use-settle.ts';

const papers = Object.keys(badgePapers) as BadgePaper[];
/** People in one file, as the server divides them. */
const BATCH = 700;

/** People whom a filter shows. All: no number. */
const countOf = (filter: BadgeFilter, { unprinted, waiting, failed }: AnswerOf<typeof calls.badges>): number | string =>
  ({ all: '', unprinted: unprinted + waiting, waiting, failed })[filter];

/** Badges at the desk: find a person, print; a lost badge is printed with a new code. All others as one file. */
export function Badges() {
  const t = useT('checkinConsole');
  const language = useLanguage();
  const cid = useCid();
  const { message } = App.useApp();
  const [text, setText] = useState('');
  const [paper, setPaper] = useState<BadgePaper>('a6');
  const [sheet, setSheet] = useState(false);
  const [folded, setFolded] = useState(false);
  const [bleed, setBleed] = useState(false);
  const [only, setOnly] = useState<BadgeFilter>('all');
  const asked = useCall(calls.badges, { cid, text: text.trim(), only });
  const print = useChange(calls.printBadge, { refreshes: [calls.badges] });
  const { settle, report, busy: settles } = useSettle();
  const batch = useExport(calls.printBadges);

  const fit = perSheet({ paper, folded: sheet && folded, bleed: sheet && bleed });

  async function printOne(row: BadgeRow, renew: boolean) {
    const outcome = await print.change({ cid, regId: row.regId, paper, renew });
    if (!outcome.ok) return;
    const { printId, pdf, name, fits, missing } = outcome.answer;
    void report(printId, printPdf(pdf));
    if (missing.length > 0) void message.warning(t('badge.missingText', { name, characters: missing.join(' ') }), 8);
    if (!fits) void message.warning(t('badge.small', { name }), 5);
  }
  return (
    <Answered asked={asked}>
      {(answer) => (
        <div className="badges">
          <span className="row">
            <Input.Search
              allowClear
              aria-label={t('badge.find')}
              placeholder={t('badge.find')}
              value={text}
              maxLength={40}
              onChange={(event) => setText(event.target.value)}
              style={{ width: 320 }}
            />
            <Select
              aria-label={t('badge.paper')}
              value={paper}
              onChange={setPaper}
              options={papers.map((value) => ({ value, label: t(`badge.papers.${value}`) }))}
              style={{ width: 180 }}
            />
            <Checkbox checked={sheet} onChange={(event) => setSheet(event.target.checked)}>
              {t('badge.sheet', { count: fit })}
            </Checkbox>
            {sheet && (
              <>
                <Checkbox checked={folded} onChange={(event) => setFolded(event.target.checked)}>
                  {t('badge.folded')}
                </Checkbox>
                <Checkbox checked={bleed} onChange={(event) => setBleed(event.target.checked)}>
                  {t('badge.bleed')}
                </Checkbox>
              </>
            )}
            <ActButton
              why={sheet && fit === 0 ? t('design.sheetSmall') : ''}
              lacks={{ nothingToPrint: answer.unprinted === 0 }}
              loading={batch.busy}
              onClick={() => void batch.start({ cid, paper, onSheet: sheet, folded, bleed })}
            >
              {answer.unprinted > BATCH
                ? t('badge.next', { batch: BATCH, count: answer.unprinted })
                : t('badge.all', { count: answer.unprinted })}
            </ActButton>
          </span>
          {answer.lacking.length > 0 && (
            <p className="note soon">
              {t('badge.lacking', { count: answer.lacking.length, names: joinList(answer.lacking, language) })}
            </p>
          )}
          {answer.batches.map((batch) => (
            <p key={batch.taskId} className="note soon">
              <span className="grow">
                {t('badge.batch', {
                  time: momentText(batch.askedAt, language),
                  by: batch.by,
                  count: batch.count,
                })}
              </span>
              <Button size="small" loading={settles} onClick={() => void settle({ taskId: batch.taskId }, 'printed')}>
                {t('badge.batchDone')}
              </Button>
              <Button
                size="small"
                type="text"
                loading={settles}
                onClick={() => void settle({ taskId: batch.taskId }, 'failed')}
              >
                {t('badge.batchFailed')}
              </Button>
            </p>
          ))}
          <span className="row">
            <Segmented
              aria-label={t('badge.filter')}
              value={only}
              onChange={setOnly}
              options={badgeFilters.map((value) => ({
                value,
                label: t(`badge.filters.${value}`, { count: countOf(value, answer) }),
              }))}
            />
            <span className="small quiet-2 grow">{t('badge.stateText')}</span>
          </span>
          <NameCards />
          <BadgeTable people={answer.people} busy={print.busy} print={(row, renew) => void printOne(row, renew)} />
        </div>
      )}
    </Answered>
  );
}
