import type { StaffMember } from '@meetingapp/contract/staff/log-in.ts';
import { search as searchIcon } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { useRouter } from '@tanstack/react-router';
import { Input, type InputRef } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../lib/layout/Dialog.tsx';
import { useT } from '../lib/texts/texts.ts';
import { useFound, type Place } from './found.ts';

const groups = ['pages', 'conferences', 'people', 'orders'] as const;

/** Command palette (⌘K): type a destination, Enter opens it. */
export function Finder({
  staff,
  cid,
  close,
}: {
  staff: StaffMember | undefined;
  cid: number | null;
  close: () => void;
}) {
  const t = useT('console');
  const router = useRouter();
  const input = useRef<InputRef>(null);
  const [typed, setTyped] = useState('');
  const [wish, setAt] = useState(0);
  const { found, words, asking } = useFound(staff, cid, typed);
  const at = Math.min(wish, Math.max(0, found.length - 1));
  useEffect(() => {
    document.getElementById(`found-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  function go({ to }: Place): void {
    close();
    router.history.push(`/console${to}`);
  }
  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const chosen = found[at];
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else if (event.key === 'Enter' && chosen) go(chosen);
    else return;
    event.preventDefault();
  }
  return (
    <Dialog
      className="finder"
      title={<span className="sr">{t('find.title')}</span>}
      closable={false}
      footer={null}
      mask={{ closable: true }}
      width={560}
      style={{ top: 96 }}
      onCancel={close}
      afterOpenChange={(open) => open && input.current?.focus()}
    >
      <Input
        ref={input}
        size="large"
        variant="borderless"
        prefix={<Icon icon={searchIcon} />}
        maxLength={60}
        placeholder={t(cid === null ? 'find.hintEverywhere' : 'find.hint')}
        aria-label={t('find.title')}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls="found"
        aria-activedescendant={found.length > 0 ? `found-${at}` : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <div id="found" role="listbox" aria-label={t('find.title')} className="found">
        {groups.map((group) => (
          <Group key={group} group={group} found={found} at={at} go={go} />
        ))}
      </div>
      <p className="found-none quiet" role="status">
        {found.length === 0 && !asking && words !== '' ? t('find.none', { words }) : ''}
      </p>
    </Dialog>
  );
}

function Group({
  group,
  found,
  at,
  go,
}: {
  group: Place['group'];
  found: readonly Place[];
  at: number;
  go: (place: Place) => void;
}) {
  const t = useT('console');
  if (!found.some((place) => place.group === group)) return null;
  return (
    <div role="group" aria-label={t(`find.${group}`)}>
      <h3 aria-hidden="true">{t(`find.${group}`)}</h3>
      {found.map((place, index) =>
        place.group === group ? (
          <div
            key={place.to}
            id={`found-${index}`}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            onClick={() => go(place)}
            onKeyDown={() => undefined}
          >
            <b className="one">{place.title}</b>
            <span className="one quiet">{place.text}</span>
          </div>
        ) : null,
      )}
    </div>
  );
}
