import { badgeCalls as calls, type BadgeRow } from '@meetingapp/contract/checkin/badge.ts';
import { badgePapers, type BadgePaper } from '@meetingapp/domain/checkin/badge.ts';
import { perSheet } from '@meetingapp/domain/checkin/badge-layout.ts';
import { ticketRoles, type TicketRole } from '@meetingapp/domain/checkin/ticket-roles.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { App, Button, Checkbox, Input, Select, Table } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useExport } from '../../../lib/calls/use-export.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import './badges.css';
import { printPdf } from './print-pdf.ts';

const papers = Object.keys(badgePapers) as BadgePaper[];
/** People in one file, as the server divides them. */
const BATCH = 700;

/** Badges at the desk: find a person, print; a lost badge is printed with a new code. All others as one file. */
export function Badges() {
  const t = useT('checkinConsole');
  const cid = useCid();
  const { message } = App.useApp();
  const [text, setText] = useState('');
  const [paper, setPaper] = useState<BadgePaper>('a6');
  const [sheet, setSheet] = useState(false);
  const asked = useCall(calls.badges, { cid, text: text.trim() });
  const print = useChange(calls.printBadge, { refreshes: [calls.badges] });
  const role = useChange(calls.setRole, { refreshes: [calls.badges] });
  const batch = useExport(calls.printBadges);

  async function printOne(row: BadgeRow, renew: boolean) {
    const outcome = await print.change({ cid, regId: row.regId, paper, renew });
    if (!outcome.ok) return;
    printPdf(outcome.answer.pdf);
    if (!outcome.answer.fits) void message.warning(t('badge.small', { name: outcome.answer.name }), 5);
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
              {t('badge.sheet', { count: perSheet(paper) })}
            </Checkbox>
            <ActButton
              lacks={{ nothingToPrint: answer.unprinted === 0 }}
              loading={batch.busy}
              onClick={() => void batch.start({ cid, paper, onSheet: sheet })}
            >
              {answer.unprinted > BATCH
                ? t('badge.next', { batch: BATCH, count: answer.unprinted })
                : t('badge.all', { count: answer.unprinted })}
            </ActButton>
          </span>
          <Table<BadgeRow>
            rowKey="regId"
            size="small"
            dataSource={answer.people}
            pagination={false}
            locale={{ emptyText: t('badge.none') }}
            columns={[
              {
                title: t('double.person'),
                render: (_, row) => (
                  <>
                    <b>{row.name}</b> <span className="small quiet">{row.number}</span>
                    <div className="small quiet">{row.institution}</div>
                  </>
                ),
              },
              {
                title: t('badge.role'),
                render: (_, row) => (
                  <Select<TicketRole>
                    size="small"
                    aria-label={t('badge.roleOf', { name: row.name })}
                    value={row.role}
                    style={{ width: 120 }}
                    onChange={(next) => void role.change({ cid, regId: row.regId, role: next })}
                    options={ticketRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
                  />
                ),
              },
              {
                title: t('badge.printed'),
                render: (_, row) => row.printedAt && clockIn(answer.zone, new Date(row.printedAt)).replace('T', ' '),
              },
              {
                title: t('badge.act'),
                render: (_, row) => (
                  <span className="row">
                    <Button size="small" loading={print.busy} onClick={() => void printOne(row, false)}>
                      {t('badge.print')}
                    </Button>
                    {row.printedAt && (
                      <Button size="small" type="text" loading={print.busy} onClick={() => void printOne(row, true)}>
                        {t('badge.renew')}
                      </Button>
                    )}
                  </span>
                ),
              },
            ]}
          />
        </div>
      )}
    </Answered>
  );
}
