/** Texts of the page of one session only: they stand in its module, so that the agenda loads without them. */
export const agendaSession = {
  ask: '提问',
  askText: '可以问讲者、主持，有答复会通知您',
  way: '怎么走',
  wayTo: '怎么走：{hall}',
} as const;
