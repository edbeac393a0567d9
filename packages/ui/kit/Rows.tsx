import { useState } from 'react';
import { Card } from '../src/layout/Card.tsx';
import { Copyable } from '../src/actions/Copyable.tsx';
import * as base from '../src/icons/icons.ts';
import * as signing from '../src/icons/icons-sign-up.ts';
import * as topics from '../src/icons/icons-topics.ts';
import { List } from '../src/layout/List.tsx';
import { ListRow } from '../src/layout/ListRow.tsx';
import { Meter } from '../src/data/Meter.tsx';
import { Stepper } from '../src/forms/Stepper.tsx';
import { Switch } from '../src/forms/Switch.tsx';
import { Tag } from '../src/data/Tag.tsx';
import { Section } from './Section.tsx';
import type { Words } from './words-zh.ts';

export function Rows({ t }: { t: Words }) {
  const [reminder, setReminder] = useState(true);
  const [rooms, setRooms] = useState(1);
  return (
    <Section title={t.cards}>
      <Card as="article">
        <div className="row gap-1">
          <Tag kind="live">{t.live}</Tag>
          <Tag kind="role">{t.youSpeak}</Tag>
        </div>
        <h3 className="t-lg" style={{ marginTop: '.12rem' }}>
          {t.session}
        </h3>
        <p className="t-sm ink-2">{t.where}</p>
      </Card>
      <List>
        <ListRow href="#hotel" icon={topics.bedDouble} title={t.hotel} value={t.nights} />
        <ListRow
          href="#invoice"
          icon={signing.receiptText}
          title={t.invoice}
          text={t.invoiceFor}
          trailing={<Tag kind="soon">{t.invoicing}</Tag>}
        />
        <ListRow
          icon={base.bell}
          title={t.reminder}
          trailing={<Switch label={t.reminder} checked={reminder} onChange={setReminder} />}
        />
        <ListRow
          title={t.order}
          trailing={<Copyable text="2027 0222 8164 037" label={t.copyOrder} copiedLabel={t.copied} />}
        />
        <ListRow
          title={t.rooms}
          trailing={
            <Stepper
              label={t.rooms}
              value={rooms}
              min={1}
              max={4}
              onChange={setRooms}
              lessLabel={t.less}
              moreLabel={t.more}
            />
          }
        />
      </List>
      <Card>
        <p style={{ marginBottom: '.12rem' }}>{t.creditText}</p>
        <Meter value={6} max={8.5} label={t.credits} text={t.creditText} />
      </Card>
    </Section>
  );
}
