import type { Texts } from '../../texts.ts';
import type { conferenceArchive as zh } from '../../zh/conference/archive.ts';

export const conferenceArchive = {
  export: {
    section: 'Archive of the conference',
    open: 'Export archive',
    title: 'Export the conference as an archive',
    text: 'Saves the whole conference as one zip file, which can be imported here or in another installation as a new conference.',
    scopes: { setup: 'Set-up only', everything: 'With people' },
    setup:
      'Forms, fees, hotels, programme, home, articles, templates, surveys, exams with their questions, and the pictures and files that they use. No registrations, speakers or orders.',
    everything:
      'Also speakers, registrations, what people answered, orders, papers, exhibitors with their leads, answers to surveys, results of exams, and videos.',
    personal: 'The file has personal data: keep it safe, and delete it after use',
    answers: 'The archive has exam questions with their right answers: keep it to yourself before the exam',
    ok: 'Start the export',
    cancel: 'Cancel',
  },
  stays: {
    title: 'What is not in the archive, and why',
    reasons: {
      invoices:
        'Invoices: the tax platform of the original installation numbers and reverses them; issued again elsewhere a number would come twice. Issue open requests there first.',
      provider:
        'Statements, bills and payments under way: they hold only with the accounts of the original installation.',
      secrets:
        'Passwords, keys, tokens, tickets and links: made anew, so that old ones do not open the new conference.',
      evidence: 'Check-ins, credits, certificates, draws, votes and watched time: evidence only where it was recorded.',
      speakers: 'Speakers’ documents, bank accounts, journeys, agreements and invitations: speakers give them anew.',
      reviews: 'Reviews: they are blind, and reviewers are log-ins of the society.',
      words: 'Mail, comments, favourites, visits and invitations of exhibitors: they belong to their time.',
      films:
        'Live streams, their chat and recordings, and video files beyond 60 MB in all: of these videos only title, chapters and the like come, and their files are uploaded anew.',
      versions: 'Published versions: look at what was imported and publish it anew.',
      work: 'Staff, rights, tasks, imports and the audit log: they belong to the original installation.',
    },
  },
  import: {
    open: 'Import archive',
    title: 'Import a conference archive',
    text: 'Choose a conference archive (zip, at most 100 MB). A dry run comes first; the new conference is made only when you confirm.',
    choose: 'Choose a file',
    checking: 'Dry run. Nothing is written',
    applying: 'Importing',
    checkEnded: 'The dry run did not finish. Try again',
    applyEnded: 'The import did not finish and nothing was written. Try again',
    another: 'Choose another file',
    again: 'Try again',
    willMake: 'Makes a new conference. It is a draft and not public',
    made: 'Archive made at {at} by version {version}',
    scope: 'Scope of the import',
    kinds: {
      forms: 'Forms',
      fees: 'Fees',
      hotels: 'Hotels',
      sessions: 'Sessions and talks',
      texts: 'Articles, pages and notices',
      papers: 'Papers',
      people: 'Speakers',
      registrations: 'Registrations',
      orders: 'Orders',
      exhibitors: 'Exhibitors',
      surveys: 'Surveys',
      exams: 'Exams',
      films: 'Videos',
      other: 'Other settings and records',
    },
    kind: 'Content',
    count: 'Number',
    files: 'Files ({size})',
    lost: '{count} {count|file was|files were} gone when the archive was made and will still be missing',
    filmsLeft:
      '{count} {count|video comes|videos come} without {count|its file|their files}, to be uploaded on the page Videos',
    accounts:
      '{found} {found|person has|people have} an account here, found by phone or e-mail; {made} new {made|account is|accounts are} made, to which people log in with their own phone or e-mail',
    tickets:
      'Registration and order numbers stay the same; tickets are issued anew. Settled payments come with their orders; later refunds need the same merchant account as in the original installation',
    refused: 'This archive cannot be imported. Nothing was written',
    ok: 'Import as a new conference',
    cancel: 'Cancel',
  },
  place: { line: '{entry} line {line}' },
  faults: {
    not_zip:
      'This is not a complete zip file: the download may have been cut off. Download the archive again and retry',
    bomb: 'The archive is too large, packed or unpacked ({where}). At most 100 MB can be uploaded and 400 MB unpacked; export the set-up only',
    encrypted: 'The archive is encrypted ({where}). Upload the file as it was exported, without a password',
    manifest_missing:
      'The archive has no manifest.json: it is not a conference archive, or incomplete. Upload the file as it was exported',
    manifest_invalid: 'manifest.json is not as it should be ({value}). Upload the file as it was exported, unchanged',
    newer:
      'The archive was made by a newer version ({value}), which this installation cannot read. Update this installation first',
    entry_missing: 'The archive lacks {where}. Export it again',
    entry_unlisted:
      'The archive has {where}, which manifest.json does not list. Upload the file as it was exported, without adding files',
    hash_differs: '{where} differs from what was exported: it is damaged or was changed. Download or export it again',
    rows_differ: 'The number of rows of {where} differs from manifest.json ({value}). Export it again',
    line_unreadable: '{where} is not a line of JSON. Upload the file as it was exported',
    table_unknown: '{where} does not belong to a conference archive. Upload the file as it was exported',
    column_unknown:
      '{where} has a column “{value}” that this installation does not have. Export with the same version as this one',
    value_invalid:
      '{where}: “{value}” has a value that it cannot have. Correct it in the original installation and export again',
    points_outside: '{where} points to something outside the archive ({value}). Export it again',
    id_twice: '{where}: the id {value} is missing or comes twice. Export it again',
    row_refused:
      '{where} breaks a rule of the database ({value}). Correct it in the original installation and export again',
    number_taken:
      '{where}: registrations or orders of this conference are in this installation already, and numbers cannot come twice. Import the set-up only, or import into an installation without this conference',
    file_kind:
      '{where}: the content does not match the extension. Upload the file anew in the original installation and export again',
  },
} satisfies Texts<typeof zh>;
