import type { BodyOf } from '@meetingapp/contract/call.ts';
import type { badgeCalls } from '@meetingapp/contract/checkin/badge.ts';
import type { TicketRole } from '@meetingapp/domain/checkin/ticket-roles.ts';
import { contrastOfWhite, LEAST_CONTRAST } from '@meetingapp/domain/checkin/badge.ts';
import { ColorPicker, Input, Table } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';

type Row = BodyOf<typeof badgeCalls.saveBadgeDesign>['roles'][number];

interface BadgeRolesProps {
  rows: readonly Row[];
  counts: ReadonlyMap<TicketRole, number>;
  mayChange: boolean;
  onChange: (rows: Row[]) => void;
}

/** Each role by a colour and a word in both languages; white on the colour must be readable. */
export function BadgeRoles({ rows, counts, mayChange, onChange }: BadgeRolesProps) {
  const t = useT('checkinConsole');
  const set = (role: TicketRole, part: Partial<Row>) =>
    onChange(rows.map((row) => (row.role === role ? { ...row, ...part } : row)));
  return (
    <div className="badge-roles">
      <p className="quiet-2">{t('design.rolesText')}</p>
      <Table<Row>
        rowKey="role"
        size="small"
        pagination={false}
        dataSource={[...rows]}
        columns={[
          { title: t('badge.role'), render: (_, row) => t(`roles.${row.role}`) },
          {
            title: t('design.stripe'),
            render: (_, row) => (
              <span className="badge-stripe" style={{ background: row.colour }}>
                <b>{row.word.zh}</b> {row.word.en}
              </span>
            ),
          },
          {
            title: t('design.colour'),
            render: (_, row) => (
              <ColorPicker
                showText
                disabledAlpha
                format="hex"
                disabled={!mayChange}
                value={row.colour}
                onChangeComplete={(colour) => set(row.role, { colour: colour.toHexString().slice(0, 7) })}
              />
            ),
          },
          ...(['zh', 'en'] as const).map((language) => ({
            title: t(`design.words.${language}`),
            render: (_: unknown, row: Row) => (
              <Input
                aria-label={`${t(`roles.${row.role}`)} ${t(`design.words.${language}`)}`}
                maxLength={language === 'zh' ? 12 : 24}
                disabled={!mayChange}
                value={row.word[language]}
                onChange={(event) => set(row.role, { word: { ...row.word, [language]: event.target.value } })}
              />
            ),
          })),
          {
            title: t('design.contrast'),
            align: 'right',
            render: (_, row) => {
              const contrast = contrastOfWhite(row.colour);
              return <span className={contrast < LEAST_CONTRAST ? 'bad' : ''}>{contrast.toFixed(1)} : 1</span>;
            },
          },
          { title: t('design.people'), align: 'right', render: (_, row) => counts.get(row.role) ?? 0 },
        ]}
      />
    </div>
  );
}
