import { Avatar } from '../src/data/Avatar.tsx';
import * as base from '../src/icons/icons.ts';
import { Money } from '../src/data/Money.tsx';
import { Tag } from '../src/data/Tag.tsx';
import { Section } from './Section.tsx';
import type { Words } from './words-zh.ts';

export function Marks({ t }: { t: Words }) {
  return (
    <Section title={t.marks}>
      <div className="row gap-2" style={{ flexWrap: 'wrap', rowGap: '.12rem' }}>
        <Tag kind="live">{t.live}</Tag>
        <Tag kind="soon">{t.soon}</Tag>
        <Tag kind="replay" icon={base.play}>
          {t.replay}
        </Tag>
        <Tag>{t.ended}</Tag>
        <Tag kind="role">{t.speaker}</Tag>
        <Tag kind="ok">{t.paid}</Tag>
        <Tag kind="bad">{t.refused}</Tag>
      </div>
      <div className="row gap-3">
        {t.people.map((name, index) => (
          <Avatar key={name} name={name} size={(['l', 'm', 's'] as const)[index] ?? 'm'} />
        ))}
      </div>
      <div className="row gap-3">
        <Money fen={120000} size="3xl" />
        <Money fen={160000} was={{ label: t.was }} />
        <span className="grow" />
        <Money fen={262000} cents size="xl" />
      </div>
    </Section>
  );
}
