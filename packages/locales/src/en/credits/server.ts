/** Texts of credits on the server: sources of the example rules, and titles of tables. */
export const creditsServer = {
  sources: {
    china_1:
      'Measures for granting credits of continuing medical education (China, 2006), national projects: 1 credit per 3 hours, 2 per hour of lecturing, at most 10 per project',
    china_2:
      'Measures for granting credits of continuing medical education (China, 2006), class II: 2 credits per lecture given, at most 10 a year; the province sets those of participants',
    ama_pra:
      'AMA PRA credit system booklet: 60 minutes are 1 credit, to the nearest quarter; simultaneous sessions count once; teaching gives 2 per hour',
    eaccme: 'UEMS-EACCME criteria for live educational events: 1 hour is 1 ECMEC, at most 8 a day',
    free: '',
  },
  /** Titles of an authority’s table while none are saved. */
  columns: { serial: 'No.', number: 'Registration number', name: 'Name', project: 'Project', credit: 'Credits' },
  /** Titles by which an authority’s return file is recognized; each part has several. */
  returned: {
    number: 'Registration number|Number',
    verdict: 'Result|Status|Verdict',
    reason: 'Reason|Remark|Remarks|Comment',
  },
} as const;
