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
    china_1_cap_25:
      'Measures for granting credits of continuing medical education (China, 2006), national projects: 1 credit per 3 hours, 2 per hour of lecturing. Sources disagree on the limit: some provinces apply 25 per project, others 10. The approval of the project decides',
    china_1_province:
      'Provincial projects: 1 credit per 6 hours, 1 per hour of lecturing, at most 10 per project. This limit is that of provinces that count hours (60 hours are 10 credits); others allow 25. The official texts of the provinces were not found: check the notice of this year',
    china_1_province_cap_25:
      'Provincial projects: 1 credit per 6 hours, 1 per hour of lecturing, at most 25 per project. Other provinces allow 10. Check the notice of the province for this year',
    china_1_province_teaching:
      'Provincial projects: 1 credit per 6 hours, lecturers 1 per 2 hours, at most 25 per project. Most sources give lecturers 1 per hour; the standard of some provinces says 2 hours. Check the notice of the province for this year',
    china_1_city:
      'City projects as class I: 1 credit per 6 hours, 1 per hour of lecturing, at most 25 per project. So Union Hospital (Wuhan) quotes the measures of Hubei; other provinces count city projects as class II. Check the notice of the province for this year',
    china_2_city:
      'City projects as class II: 1 credit per 6 hours, 1 per hour of lecturing, at most 25 per project. Hubei, among others, counts them as class I. Self-study and articles do not follow from attendance. Check the notice of the province for this year',
    china_merged:
      'After reports on the reform of 2025: no classes, 1 credit per 3 hours, self-study at most 10 a year. Two reports agree, but the official text was not found; lecturers as before (2 per hour). Check the official notice before publishing',
    eaccme_6_a_day:
      'UEMS-EACCME criteria for live educational events, earlier edition: 1 hour is 1 ECMEC, at most 6 a day. The newer edition says 8. The letter of accreditation decides',
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
