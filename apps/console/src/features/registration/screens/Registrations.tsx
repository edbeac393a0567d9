import { registrationConsoleCalls as calls } from '@meetingapp/contract/registration/console.ts';
import type { ListedColumn, RegistrationFilter } from '@meetingapp/contract/registration/list.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { users } from '@meetingapp/ui/icons/icons-home.ts';
import { download, userPlus } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { upload } from '@meetingapp/ui/icons/icons-topics.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import type { InputRef } from 'antd';
import { useRef, useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { Failed, Page } from '../../../lib/layout/Page.tsx';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Waiting } from '../../../lib/layout/Waiting.tsx';
import { changed, useChoices, useRegistrations } from '../data.ts';
import { BulkBar } from '../list/BulkBar.tsx';
import { ColumnPicker } from '../list/ColumnPicker.tsx';
import { ExportDialog } from '../list/ExportDialog.tsx';
import { FilterBar } from '../../../lib/registrations/FilterBar.tsx';
import { KeysDialog } from '../list/KeysDialog.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { RegistrationPane } from '../desk/RegistrationPane.tsx';
import { RegistrationTable } from '../list/RegistrationTable.tsx';
import { useListKeys } from '../../../lib/lists/use-list-keys.ts';
import { ViewTabs } from '../list/ViewTabs.tsx';
import { filterNamed, isFiltered, noFilter } from '../../../lib/registrations/filter.ts';
import { ownViews, type View } from '../view.ts';

const usualColumns: readonly ListedColumn[] = ['number', 'name', 'company', 'fee', 'state', 'amount', 'changed'];
const nobody: ReadonlySet<number> = new Set();

/** Registrations: search, filters, details and decisions, one by one or in bulk. */
export function Registrations() {
  const t = useT('registrationConsole');
  const cid = useCid();
  const desk = useRole(roles.desk);
  const navigate = useNavigate();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const named = useSearch({ strict: false });
  const [view, setView] = useState<View>(() => ({ ...ownViews(today).all, filter: filterNamed(named) }));
  const [columns, setColumns] = useState(usualColumns);
  const [chosen, setChosen] = useState(nobody);
  const [all, setAll] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const [dialog, setDialog] = useState<'export' | 'keys' | 'refuse' | null>(null);
  const [open, setOpen] = useOpenRow();
  const input = useRef<InputRef>(null);
  const { pages, failure, asking, more, again } = useRegistrations(cid, view);
  const choices = useChoices(cid).answer;
  const approve = useChange(calls.approve, { refreshes: changed });
  const refuse = useChange(calls.refuse, { refreshes: changed });
  const reopen = useChange(calls.reopen, { refreshes: changed });
  const rows = pages?.flatMap((page) => page.rows) ?? [];
  const first = pages?.[0];
  // A person who asks by name may not have submitted yet; drafts are listed only when they are chosen.
  const withoutDrafts = view.filter.states.length === 0 && view.filter.words !== '';
  const here = rows.findIndex(({ id }) => id === (at ?? open));

  function choose(next: ReadonlySet<number>) {
    setAll(false);
    setChosen(next);
  }
  function look(next: View, shown: readonly ListedColumn[] = columns) {
    setView({ filter: next.filter, sort: next.sort, descending: next.descending });
    setColumns(shown);
    choose(nobody);
    setAt(null);
  }
  const setFilter = (filter: RegistrationFilter) => look({ ...view, filter });
  function step(by: number) {
    const row = rows[here < 0 ? 0 : here + by];
    if (!row) return;
    setAt(row.id);
    if (open !== null) setOpen(row.id);
    if (here + 20 > rows.length) more();
  }
  function pick() {
    if (at === null) return;
    const next = new Set(chosen);
    if (!next.delete(at)) next.add(at);
    choose(next);
  }
  const subject = open ?? at;
  const act = (deed: (id: number) => void) => () => {
    if (desk && subject !== null) deed(subject);
  };
  const [keysOn, setKeysOn] = useListKeys({
    '/': () => input.current?.focus(),
    j: () => step(1),
    k: () => step(-1),
    x: pick,
    Enter: () => at !== null && setOpen(at),
    a: act((id) => void approve.change({ cid, id })),
    d: act(() => setDialog('refuse')),
    u: act((id) => void reopen.change({ cid, id })),
    '?': () => setDialog('keys'),
  });
  const beside = open === null ? -1 : rows.findIndex(({ id }) => id === open);
  const goTo = (index: number) => {
    const row = beside < 0 ? undefined : rows[index];
    return row
      ? () => {
          setAt(row.id);
          setOpen(row.id);
        }
      : null;
  };
  const countText = ({ count, more }: { count: number; more: boolean }) => {
    const text = count.toLocaleString('en');
    return more ? t('moreThan', { count: text }) : text;
  };
  const figures = first && {
    all: first.all.toLocaleString('en'),
    count: countText(first),
    seconds: (first.milliseconds / 1000).toFixed(2),
  };
  return (
    <Page
      title={t('title')}
      facts={figures && t(isFiltered(view.filter) ? 'facts' : 'factsAll', figures)}
      actions={
        desk && (
          <>
            <Button
              type="text"
              icon={<Icon icon={upload} />}
              onClick={() => void navigate({ to: address('registrationImport', { cid }) })}
            >
              {t('import')}
            </Button>
            <Button type="text" icon={<Icon icon={download} />} onClick={() => setDialog('export')}>
              {t('export')}
            </Button>
            <Button
              type="primary"
              icon={<Icon icon={userPlus} />}
              onClick={() => void navigate({ to: address('newRegistration', { cid }) })}
            >
              {t('desk.title')}
            </Button>
          </>
        )
      }
      bar={<ViewTabs cid={cid} today={today} view={view} columns={columns} choices={choices} choose={look} />}
      filters={
        <FilterBar
          filter={view.filter}
          set={setFilter}
          branches={choices?.branches ?? []}
          fees={choices?.fees ?? []}
          forms={choices?.forms ?? []}
          input={input}
        >
          <ColumnPicker columns={columns} set={setColumns} />
        </FilterBar>
      }
      pane={
        open !== null && (
          <RegistrationPane
            cid={cid}
            id={open}
            close={() => setOpen(null)}
            previous={goTo(beside - 1)}
            next={goTo(beside + 1)}
          />
        )
      }
      foot={
        <>
          <span className="grow" aria-live="polite">
            {figures && t('foot', { shown: rows.length.toLocaleString('en'), count: figures.count })}
          </span>
          <button type="button" className="row" onClick={() => setDialog('keys')}>
            <kbd>J</kbd>
            <kbd>K</kbd> {t('keys.move')} <kbd>X</kbd> {t('keys.select')} <kbd>{t('keys.enter')}</kbd> {t('keys.open')}{' '}
            <kbd>?</kbd> {t('keys.all')}
          </button>
        </>
      }
    >
      <div className="listing">
        {!first && !failure && <Waiting />}
        {!first && failure && <Failed failure={failure} asking={asking} again={again} />}
        {first && rows.length === 0 && !isFiltered(view.filter) && (
          <EmptyState icon={users} title={t('none')} text={t('noneText')} />
        )}
        {first && rows.length === 0 && isFiltered(view.filter) && (
          <EmptyState icon={users} title={t('notFound')} text={withoutDrafts ? t('notFoundText') : ''}>
            {withoutDrafts && (
              <Button type="primary" onClick={() => setFilter({ ...view.filter, states: ['draft'] })}>
                {t('findDrafts')}
              </Button>
            )}
            <Button onClick={() => setFilter(noFilter)}>{t('clear')}</Button>
          </EmptyState>
        )}
        {rows.length > 0 && (
          <RegistrationTable
            rows={rows}
            currency={choices?.currency ?? ''}
            columns={columns}
            view={view}
            sort={(sort) => look({ ...view, ...sort })}
            asking={asking}
            open={open}
            at={at}
            chosen={all ? new Set(rows.map(({ id }) => id)) : chosen}
            choose={choose}
            show={(id) => {
              setAt(id);
              setOpen(id);
            }}
            more={more}
          />
        )}
        {desk && (all || chosen.size > 0) && (
          <BulkBar
            cid={cid}
            chosen={chosen}
            all={all}
            chooseAll={() => setAll(true)}
            rows={rows}
            filter={view.filter}
            count={first?.count ?? 0}
            countText={first ? countText(first) : '0'}
            clear={() => choose(nobody)}
          />
        )}
      </div>
      {dialog === 'export' && (
        <ExportDialog
          cid={cid}
          filter={view.filter}
          count={first ? countText(first) : '0'}
          close={() => setDialog(null)}
        />
      )}
      {dialog === 'keys' && <KeysDialog on={keysOn} set={setKeysOn} close={() => setDialog(null)} />}
      {dialog === 'refuse' && subject !== null && (
        <ReasonDialog
          title={t('pane.refuseTitle', { name: rows.find(({ id }) => id === subject)?.name ?? '' })}
          act={t('pane.refuse')}
          danger
          askTell
          busy={refuse.busy}
          close={() => setDialog(null)}
          done={async ({ reason, tell }) => {
            if ((await refuse.change({ cid, id: subject, reason, tell })).ok) setDialog(null);
          }}
        />
      )}
    </Page>
  );
}
