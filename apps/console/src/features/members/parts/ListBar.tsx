import { membersConsoleCalls as calls, type MemberList } from '@meetingapp/contract/members/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Input, Select, Tag } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed } from '../data.ts';

interface ListBarProps {
  cid: number;
  list: MemberList;
  lists: readonly MemberList[];
  choose: (listId: number) => void;
  words: string;
  search: (words: string) => void;
  mayChange: boolean;
  mayChoose: boolean;
  make: () => void;
  edit: () => void;
}

/** Chooses a list, shows whether this conference uses it, and searches people. */
export function ListBar({ cid, list, lists, choose, words, search, mayChange, mayChoose, make, edit }: ListBarProps) {
  const t = useT('membersConsole');
  const language = useLanguage();
  const taking = useChange(calls.chooseList, { refreshes: changed });
  return (
    <>
      <Input
        allowClear
        style={{ width: 220 }}
        maxLength={60}
        aria-label={t('search')}
        placeholder={t('search')}
        value={words}
        onChange={(event) => search(event.target.value)}
      />
      <Select
        style={{ minWidth: 160, maxWidth: 280 }}
        aria-label={t('list.choose')}
        value={list.id}
        onChange={choose}
        options={lists.map(({ id, title }) => ({ value: id, label: pickLanguage(title, language) }))}
      />
      {list.used ? (
        <Tag color="success" variant="filled">
          {t('list.used')}
        </Tag>
      ) : (
        mayChoose && (
          <Button
            title={t('list.useText')}
            loading={taking.busy}
            onClick={() => void taking.change({ cid, listId: list.id })}
          >
            {t('list.use')}
          </Button>
        )
      )}
      {mayChange && (
        <>
          <Button type="text" onClick={edit}>
            {t('list.edit')}
          </Button>
          <Button type="text" onClick={make}>
            {t('list.make')}
          </Button>
        </>
      )}
    </>
  );
}
