import { agendaExchangeCalls } from '@meetingapp/contract/agenda/exchange.ts';
import { roles, type StaffRole } from '@meetingapp/contract/call.ts';
import { itemImportCalls } from '@meetingapp/contract/exam/exchange.ts';
import { codeImportCalls } from '@meetingapp/contract/fees/code-exchange.ts';
import { memberImportCalls } from '@meetingapp/contract/members/import.ts';
import { paperImportCalls } from '@meetingapp/contract/papers/import.ts';
import { bankCalls } from '@meetingapp/contract/orders/bank-transfer.ts';
import { inventoryImportCalls } from '@meetingapp/contract/hotel/inventory.ts';
import { roomNumberImportCalls } from '@meetingapp/contract/hotel/room-number.ts';
import { registrationImportCalls } from '@meetingapp/contract/registration/import.ts';
import { agencyImportCalls } from '@meetingapp/contract/speakers/agency.ts';
import type { SheetImportCalls } from '@meetingapp/contract/tasks/import.ts';
import { Link } from '@tanstack/react-router';
import { Table, Tag } from 'antd';
import type { TableProps } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Page } from '../../../lib/layout/Page.tsx';
import { address, type PathName } from '../../../lib/navigation/paths.ts';
import { hasRole, useCid, useRole, useSocietyRole, useStaff } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { latestFirst, type RecentImport } from '../view.ts';

type Kind =
  | 'codes'
  | 'questions'
  | 'agency'
  | 'registrations'
  | 'members'
  | 'programme'
  | 'papers'
  | 'inventory'
  | 'rooms'
  | 'bank';

/** Where each kind of list is imported and exported, and who may. */
const kinds: readonly {
  kind: Kind;
  page: Exclude<PathName, 'broadcastFigures' | 'helpChapter' | 'conferences' | 'account' | 'help'>;
  search: Readonly<Record<string, string>>;
  who: readonly StaffRole[];
}[] = [
  { kind: 'registrations', page: 'registrationImport', search: {}, who: roles.desk },
  { kind: 'members', page: 'memberImport', search: {}, who: roles.setUp },
  { kind: 'programme', page: 'programmeExchange', search: {}, who: roles.programme },
  { kind: 'papers', page: 'papers', search: { tab: 'posters', view: 'import' }, who: roles.programme },
  { kind: 'inventory', page: 'inventoryImport', search: {}, who: roles.setUp },
  { kind: 'rooms', page: 'hotel', search: { tab: 'rooming' }, who: roles.door },
  { kind: 'codes', page: 'codeImport', search: {}, who: roles.desk },
  { kind: 'questions', page: 'questions', search: {}, who: roles.programme },
  { kind: 'agency', page: 'agencyImport', search: {}, who: roles.travel },
  { kind: 'bank', page: 'bank', search: {}, who: roles.money },
];

const pageOf = (wanted: Kind) => kinds.find(({ kind }) => kind === wanted)?.page ?? 'tasks';

/** Every kind of list that goes in and out, and the files that went in lately, each of which can be opened again. */
export function Imports() {
  const t = useT('console');
  const cid = useCid();
  const staff = useStaff();
  const own = kinds.filter(({ who }) => hasRole(staff, who, cid));
  const columns: TableProps<(typeof kinds)[number]>['columns'] = [
    { title: t('imports.kind'), width: 200, render: (_, { kind }) => <b>{t(`imports.kinds.${kind}`)}</b> },
    { title: t('imports.files'), render: (_, { kind }) => t(`imports.formats.${kind}`) },
    {
      title: t('imports.back'),
      render: (_, { kind }) => <span className="quiet">{t(`imports.backs.${kind}`)}</span>,
    },
    {
      title: <span className="sr">{t('rowActs')}</span>,
      width: 168,
      align: 'right',
      render: (_, { kind, page, search }) => (
        <Link
          to={address(page, { cid })}
          search={search as never}
          className="link"
          aria-label={`${t('imports.go')} ${t(`imports.kinds.${kind}`)}`}
        >
          {t('imports.go')}
        </Link>
      ),
    },
  ];
  return (
    <Page title={t('pages.imports')} facts={t('imports.scope')}>
      <Table<(typeof kinds)[number]>
        className="edge"
        size="small"
        rowKey="kind"
        pagination={false}
        columns={columns}
        dataSource={own}
      />
      <Recent cid={cid} />
    </Page>
  );
}

/** The latest imports of a kind that the shared steps import. */
function useListed(kind: RecentImport['kind'], calls: SheetImportCalls, cid: number, enabled: boolean): RecentImport[] {
  const imports = useCall(calls.imports, { cid }, { enabled }).answer?.imports ?? [];
  return imports.map(({ id, about, ...one }) => ({
    ...one,
    key: `${kind} ${id}`,
    kind,
    search: { list: id, ...(about === null ? {} : { of: about }) },
  }));
}

function Recent({ cid }: { cid: number }) {
  const t = useT('console');
  const language = useLanguage();
  const atDesk = useRole(roles.desk);
  const atProgramme = useRole(roles.programme);
  const atSetUp = useRole(roles.setUp);
  const atDoor = useRole(roles.door);
  const ofSociety = useSocietyRole(roles.setUp);
  const registrations = useListed('registrations', registrationImportCalls, cid, atDesk);
  const members = useListed('members', memberImportCalls, cid, ofSociety);
  const inventory = useListed('inventory', inventoryImportCalls, cid, atSetUp);
  const rooms = useListed('rooms', roomNumberImportCalls, cid, atDoor);
  const questions = useListed('questions', itemImportCalls, cid, atProgramme);
  const tickets = useListed('agency', agencyImportCalls, cid, useRole(roles.travel));
  const codes = useListed('codes', codeImportCalls, cid, atDesk);
  const programme = useCall(agendaExchangeCalls.programmeImports, { cid }, { enabled: atProgramme }).answer?.imports;
  const papers = useCall(paperImportCalls.paperImports, { cid }, { enabled: atProgramme }).answer?.imports ?? [];
  const atMoney = useRole(roles.money);
  const statements = useCall(bankCalls.bank, { cid }, { enabled: atMoney }).answer?.statements ?? [];
  const all = latestFirst([
    ...registrations,
    ...members,
    ...inventory,
    ...rooms.map((one): RecentImport => ({ ...one, page: 'roomNumbers' })),
    ...questions.map((one): RecentImport => ({ ...one, page: 'itemImport' })),
    ...codes,
    ...tickets,
    ...(programme ?? []).map(({ id, name, by, createdAt, applied, undone }): RecentImport => ({
      key: `programme ${id}`,
      kind: 'programme',
      name,
      by,
      createdAt,
      step: undone !== null ? 'undone' : applied !== null ? 'result' : 'check',
      search: { file: id },
    })),
    ...papers.map(({ id, name, by, createdAt, apply, takenBackAt }): RecentImport => ({
      key: `papers ${id}`,
      kind: 'papers',
      name,
      by,
      createdAt,
      step: takenBackAt !== null ? 'undone' : apply?.state === 'done' ? 'result' : 'check',
      search: { tab: 'posters', view: 'import', list: id },
    })),
    ...statements.map(({ id, name, by, at, mapped, left, rows, unread }): RecentImport => ({
      key: `bank ${id}`,
      kind: 'bank',
      name,
      by,
      createdAt: at,
      step: !mapped ? 'columns' : left > 0 || unread > 0 || rows === 0 ? 'check' : 'result',
      search: { open: id },
    })),
  ]);
  const columns: TableProps<RecentImport>['columns'] = [
    {
      title: t('imports.file'),
      ellipsis: true,
      render: (_, { kind, page = pageOf(kind), name, search }) => (
        <Link to={address(page, { cid })} search={search as never} className="link">
          {name}
        </Link>
      ),
    },
    { title: t('imports.kind'), width: 160, render: (_, { kind }) => t(`imports.kinds.${kind}`) },
    {
      title: t('imports.step'),
      width: 136,
      render: (_, { step }) => (
        <Tag color={step === 'result' ? 'success' : step === 'undone' ? 'default' : 'processing'} variant="filled">
          {t(`imports.steps.${step}`)}
        </Tag>
      ),
    },
    { title: t('imports.by'), dataIndex: 'by', width: 120, ellipsis: true },
    { title: t('imports.at'), width: 136, render: (_, { createdAt }) => momentText(createdAt, language) },
  ];
  return (
    <section aria-label={t('imports.recent')}>
      <h2 className="pad">{t('imports.recent')}</h2>
      <Table<RecentImport>
        className="edge"
        size="small"
        rowKey="key"
        pagination={false}
        columns={columns}
        dataSource={all}
        locale={{ emptyText: t('imports.none') }}
      />
    </section>
  );
}
