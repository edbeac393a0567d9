import '../exchange/exchange.css';
import '../../../lib/imports/import.css';
import { agendaExchangeCalls as calls } from '@meetingapp/contract/agenda/exchange.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { Button } from 'antd';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { ImportSteps } from '../../../lib/imports/ImportSteps.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { address } from '../../../lib/navigation/paths.ts';
import { SheetSource } from '../../../lib/sheets/SheetSource.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { EarlierImports } from '../exchange/EarlierImports.tsx';
import { ExchangeCheck } from '../exchange/ExchangeCheck.tsx';
import { ExportProgramme } from '../exchange/ExportProgramme.tsx';

const SOON_MS = 1000;

/** Import and export of the programme. The address names the import, so that a reload returns to it. */
export function ProgrammeExchange() {
  const t = useT('agendaExchange');
  const cid = useCid();
  const navigate = useNavigate();
  const mayChange = useRole(roles.programme);
  const search = useSearch({ strict: false }) as { file?: number | string };
  const id = Number(search.file ?? 0);
  const asked = useCall(
    calls.programmeImport,
    { cid, id: id || 1 },
    {
      enabled: id > 0,
      again: (answer) =>
        [answer?.state.check, answer?.state.apply, answer?.state.undo].some((task) => task && task.endedAt === null)
          ? SOON_MS
          : false,
    },
  );
  const [mapping, setMapping] = useState(false);
  const open = (next: number | null) => {
    setMapping(false);
    void navigate({
      to: '.',
      search: ({ file: _file, ...rest }: Record<string, unknown>) =>
        ({ ...rest, ...(next === null ? {} : { file: next }) }) as never,
    });
  };
  const state = asked.answer?.state;
  const step = state?.apply ? 'result' : mapping && state?.sheet ? 'columns' : 'check';
  return (
    <Page
      title={t('title')}
      facts={id > 0 ? asked.answer?.state.name : undefined}
      actions={
        <>
          {id > 0 && <ImportSteps at={step} />}
          <Button type="text" onClick={() => void navigate({ to: address('programme', { cid }) })}>
            {t('back')}
          </Button>
        </>
      }
    >
      {id > 0 ? (
        <Answered asked={asked}>
          {(answer) => (
            <ExchangeCheck cid={cid} state={answer.state} mapping={mapping} map={setMapping} leave={() => open(null)} />
          )}
        </Answered>
      ) : (
        <div className="exchange">
          <ExportProgramme cid={cid} />
          {mayChange && <ImportProgramme cid={cid} open={open} />}
          {mayChange && <EarlierImports cid={cid} open={open} />}
        </div>
      )}
    </Page>
  );
}

function ImportProgramme({ cid, open }: { cid: number; open: (id: number) => void }) {
  const t = useT('agendaExchange');
  const sent = useChange(calls.uploadProgramme, { refreshes: [calls.programmeImports] });
  async function take(file: File) {
    const outcome = await sent.change({ cid }, file);
    if (outcome.ok) open(outcome.answer.id);
  }
  return (
    <section aria-labelledby="exchange-import">
      <div className="row exchange-import">
        <h2 id="exchange-import" className="grow">
          {t('importTitle')}
        </h2>
        <ImportSteps at="file" />
      </div>
      <SheetSource
        cid={cid}
        template={calls.programmeTemplate}
        accept=".xlsx,.csv,.json,.xml"
        hint={t('importText')}
        busy={sent.busy}
        take={(file) => void take(file)}
      />
    </section>
  );
}
