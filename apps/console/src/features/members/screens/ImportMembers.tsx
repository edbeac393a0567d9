import { membersConsoleCalls as calls, type MemberList } from '@meetingapp/contract/members/console.ts';
import { memberImportCalls } from '@meetingapp/contract/members/import.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useSearch } from '@tanstack/react-router';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ImportPage } from '../../../lib/imports/ImportPage.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { changed } from '../data.ts';

/** Import of people into the member list that the address names, by default the one of this conference. */
export function ImportMembers() {
  const t = useT('memberImport');
  const none = useT('membersConsole')('list.none');
  const cid = useCid();
  const { of } = useSearch({ strict: false }) as { of?: number | string };
  const asked = useCall(calls.lists, { cid });
  const lists = asked.answer?.lists ?? [];
  const list = lists.find(({ id }) => id === Number(of ?? 0)) ?? lists.find(({ used }) => used) ?? lists[0];
  if (list) return <IntoList key={list.id} list={list} />;
  return (
    <Page title={t('title')}>
      <Answered asked={asked}>{() => none}</Answered>
    </Page>
  );
}

function IntoList({ list }: { list: MemberList }) {
  const language = useLanguage();
  return (
    <ImportPage
      calls={memberImportCalls}
      t={useT('memberImport')}
      more={{ of: pickLanguage(list.title, language) }}
      about={list.id}
      page="members"
      search={{ list: list.id }}
      changes={changed}
    />
  );
}
