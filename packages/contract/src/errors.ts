/**
 * Every refusal of the API: its number on the wire (`code`) and its HTTP status. Each has a text in both languages in
 * `locales/{zh,en}/errors.ts`, enforced by the type checker. Expected refusals use status 200, because the specification's client
 * turns the statuses 403, 404, 500, 502 and 504 into a redirect of the whole page.
 */
export const errors = {
  session_invalid: { code: 9999, status: 200 },
  forbidden: { code: 403, status: 403 },
  not_found: { code: 404, status: 404 },
  internal: { code: 500, status: 500 },
  unavailable: { code: 503, status: 503 },

  body_invalid: { code: 1001, status: 200 },
  too_many_requests: { code: 1002, status: 429 },
  key_reused: { code: 1003, status: 200 },
  key_in_use: { code: 1004, status: 200 },
  not_yours: { code: 1005, status: 200 },

  conference_unknown: { code: 2001, status: 200 },
  conference_stopped: { code: 2002, status: 200 },
  registration_not_open: { code: 2003, status: 200 },
  registration_closed: { code: 2004, status: 200 },

  code_wrong: { code: 3001, status: 200 },
  code_expired: { code: 3002, status: 200 },
  code_too_often: { code: 3003, status: 200 },
  password_wrong: { code: 3004, status: 200 },
  password_weak: { code: 3005, status: 200 },
  account_exists: { code: 3006, status: 200 },
  account_locked: { code: 3007, status: 200 },
  messenger_code_used: { code: 3008, status: 200 },
  messenger_refused: { code: 3009, status: 200 },
  messenger_unreachable: { code: 3010, status: 200 },
  agreement_needed: { code: 3011, status: 200 },
  messenger_code_wrong: { code: 3012, status: 200 },
  second_factor_needed: { code: 3020, status: 200 },
  challenge_over: { code: 3021, status: 200 },
  link_over: { code: 3022, status: 200 },
  last_owner: { code: 3023, status: 200 },
  rights_beyond: { code: 3024, status: 200 },
  staff_elsewhere: { code: 3025, status: 200 },
  erasure_too_early: { code: 3026, status: 200 },

  answers_invalid: { code: 4001, status: 200 },
  branch_missing: { code: 4002, status: 200 },
  branch_full: { code: 4003, status: 200 },
  fee_not_eligible: { code: 4004, status: 200 },
  fee_sold_out: { code: 4005, status: 200 },
  hold_used_up: { code: 4039, status: 200 },
  already_registered: { code: 4006, status: 200 },
  registration_unknown: { code: 4007, status: 200 },
  registration_locked: { code: 4008, status: 200 },
  fee_missing: { code: 4009, status: 200 },
  member_list_unknown: { code: 4010, status: 200 },
  no_contact: { code: 4014, status: 200 },

  fee_in_use: { code: 4011, status: 200 },
  code_exists: { code: 4012, status: 200 },
  proof_judged: { code: 4013, status: 200 },

  waiting_not_needed: { code: 4021, status: 200 },
  waiting_unknown: { code: 4022, status: 200 },
  waiting_no_place: { code: 4024, status: 200 },
  offer_over: { code: 4023, status: 200 },
  group_unknown: { code: 4031, status: 200 },
  group_link_over: { code: 4032, status: 200 },
  group_full: { code: 4033, status: 200 },

  room_full: { code: 5001, status: 200 },
  room_unavailable: { code: 5002, status: 200 },
  booking_failed: { code: 5003, status: 200 },
  bed_full: { code: 5004, status: 200 },
  stay_invalid: { code: 5005, status: 200 },
  hotel_in_use: { code: 5011, status: 200 },
  beds_in_use: { code: 5012, status: 200 },
  room_type_booked: { code: 5019, status: 200 },
  room_whole: { code: 5013, status: 200 },
  room_gender: { code: 5014, status: 200 },
  room_no_bed: { code: 5015, status: 200 },
  room_none_left: { code: 5016, status: 200 },
  room_number_used: { code: 5017, status: 200 },

  hall_in_use: { code: 5101, status: 200 },
  programme_clashes: { code: 5102, status: 200 },
  programme_unchanged: { code: 5103, status: 200 },
  programme_empty: { code: 5104, status: 200 },
  programme_item_unknown: { code: 5106, status: 200 },
  expert_in_use: { code: 5110, status: 200 },
  expert_no_account: { code: 5111, status: 200 },
  plan_full: { code: 5105, status: 200 },

  order_unknown: { code: 6001, status: 200 },
  order_state: { code: 6002, status: 200 },
  order_expired: { code: 6003, status: 200 },
  discount_unknown: { code: 6004, status: 200 },
  discount_used_up: { code: 6005, status: 200 },
  discount_not_valid: { code: 6006, status: 200 },
  payment_method_missing: { code: 6007, status: 200 },
  payment_unreachable: { code: 6008, status: 200 },
  refund_not_allowed: { code: 6009, status: 200 },
  invoice_invalid: { code: 6010, status: 200 },
  extra_sold_out: { code: 6011, status: 200 },
  price_changed: { code: 6012, status: 200 },
  refund_too_large: { code: 6019, status: 200 },
  change_not_allowed: { code: 6021, status: 200 },
  change_nothing: { code: 6022, status: 200 },
  refund_state: { code: 6032, status: 200 },
  refund_own_proposal: { code: 6036, status: 200 },
  bank_row_booked: { code: 6033, status: 200 },
  bank_amount_differs: { code: 6034, status: 200 },
  bank_row_short: { code: 6037, status: 200 },
  booking_final: { code: 6035, status: 200 },
  bill_day: { code: 6041, status: 200 },
  bill_not_ready: { code: 6042, status: 200 },
  bill_unreachable: { code: 6043, status: 200 },
  bill_untrusted: { code: 6044, status: 200 },
  invoice_state: { code: 6051, status: 200 },
  invoice_amount: { code: 6052, status: 200 },
  invoice_number_used: { code: 6053, status: 200 },
  invoice_red_amount: { code: 6054, status: 200 },
  invoice_row_unfit: { code: 6055, status: 200 },
  file_not_pdf: { code: 7005, status: 200 },
  file_read_only: { code: 7099, status: 200 },
  file_not_video: { code: 7021, status: 200 },

  file_missing: { code: 7001, status: 200 },
  file_kind: { code: 7002, status: 200 },
  file_too_large: { code: 7003, status: 200 },
  file_unreadable: { code: 7004, status: 200 },
  sheet_unreadable: { code: 7011, status: 200 },
  sheet_columns: { code: 7012, status: 200 },
  sheet_refused: { code: 7013, status: 200 },
  sheet_empty: { code: 7014, status: 200 },
  import_not_checked: { code: 7015, status: 200 },
  import_not_applied: { code: 7017, status: 200 },
  import_touched: { code: 7018, status: 200 },
  import_paid: { code: 7019, status: 200 },
  import_by_hand: { code: 7020, status: 200 },
  sheet_room_columns: { code: 7016, status: 200 },

  import_taken_back: { code: 7022, status: 200 },

  asked_too_often: { code: 7501, status: 200 },
  poster_unknown: { code: 7502, status: 200 },
  votes_used: { code: 7503, status: 200 },
  vote_over: { code: 7504, status: 200 },

  broadcast_unknown: { code: 7601, status: 200 },
  video_unknown: { code: 7602, status: 200 },
  watch_account: { code: 7603, status: 200 },
  watch_registered: { code: 7604, status: 200 },
  watch_paid: { code: 7605, status: 200 },
  video_not_ready: { code: 7606, status: 200 },
  video_codec: { code: 7607, status: 200 },
  file_not_captions: { code: 7608, status: 200 },

  address_not_allowed: { code: 8001, status: 200 },
  clock_skewed: { code: 8002, status: 200 },

  review_closed: { code: 8331, status: 200 },
  review_done: { code: 8332, status: 200 },
  review_own_paper: { code: 8333, status: 200 },
  review_own_institution: { code: 8334, status: 200 },
  review_declined: { code: 8335, status: 200 },
  review_given: { code: 8336, status: 200 },
  paper_told: { code: 8337, status: 200 },
  papers_none_to_tell: { code: 8338, status: 200 },
  paper_no_letter: { code: 8339, status: 200 },
  review_conflict: { code: 8340, status: 200 },

  changed_meanwhile: { code: 8101, status: 200 },
  form_invalid: { code: 8102, status: 200 },
  form_unchanged: { code: 8103, status: 200 },
  settings_invalid: { code: 8111, status: 200 },
  conference_incomplete: { code: 8112, status: 200 },
  conference_state: { code: 8113, status: 200 },
  conference_paid: { code: 8116, status: 200 },
  branch_in_use: { code: 8114, status: 200 },
  member_list_in_use: { code: 8115, status: 200 },
  column_in_use: { code: 8121, status: 200 },

  live_room_in_use: { code: 8601, status: 200 },
  live_room_no_hall: { code: 8602, status: 200 },
  live_stream_busy: { code: 8603, status: 200 },
  live_stream_main: { code: 8604, status: 200 },
  live_provider_missing: { code: 8605, status: 200 },
  live_recording_running: { code: 8606, status: 200 },
  live_recording_needed: { code: 8607, status: 200 },
  broadcast_overlap: { code: 8611, status: 200 },
  broadcast_begun: { code: 8612, status: 200 },

  papers_not_open: { code: 8301, status: 200 },
  papers_closed: { code: 8302, status: 200 },
  papers_revise_over: { code: 8303, status: 200 },
  papers_confirm_over: { code: 8304, status: 200 },
  papers_full: { code: 8305, status: 200 },
  paper_state: { code: 8306, status: 200 },
  paper_file_too_large: { code: 8307, status: 200 },
  paper_file_poster: { code: 8308, status: 200 },
  paper_file_audio: { code: 8309, status: 200 },
  paper_file_unasked: { code: 8310, status: 200 },
  topic_in_use: { code: 8311, status: 200 },
  board_taken: { code: 8312, status: 200 },

  broadcast_state: { code: 8401, status: 200 },
  poll_state: { code: 8402, status: 200 },
  poll_open: { code: 8403, status: 200 },

  mailing_started: { code: 8501, status: 200 },
  mailing_incomplete: { code: 8502, status: 200 },
  mailing_over: { code: 8503, status: 200 },

  device_locked: { code: 8701, status: 200 },
  device_code_wrong: { code: 8702, status: 200 },
  point_rules: { code: 8703, status: 200 },
  double_reason: { code: 8704, status: 200 },
  self_check_in_off: { code: 8705, status: 200 },
  wall_code_wrong: { code: 8706, status: 200 },
  wall_code_over: { code: 8707, status: 200 },
  place_missing: { code: 8708, status: 200 },
  place_inexact: { code: 8709, status: 200 },
  place_far: { code: 8710, status: 200 },
  check_in_closed: { code: 8711, status: 200 },
  check_in_full: { code: 8712, status: 200 },
  check_in_not_for: { code: 8713, status: 200 },
} as const satisfies Record<string, { code: number; status: number }>;

export type ErrorName = keyof typeof errors;

/** Refusals any call may answer with; calls do not list them. */
export const commonErrors = [
  'session_invalid',
  'forbidden',
  'second_factor_needed',
  'not_found',
  'internal',
  'unavailable',
  'body_invalid',
  'too_many_requests',
  'key_reused',
  'key_in_use',
  'not_yours',
] as const satisfies readonly ErrorName[];
export type CommonError = (typeof commonErrors)[number];

/** One invalid part of a body or form: the field, the reason, and the text for the person. `limit` fills the number in the text. */
export interface Fault {
  field: string;
  reason: string;
  text: string;
}

/** Every answer that is not a success. `msg` is in the language of the request. */
export interface ErrorAnswer {
  code: number;
  error: ErrorName;
  msg: string;
  faults?: Fault[];
  /** Seconds until the same call may be made again; also in the header `retry-after`. */
  retryAfterSeconds?: number;
  /** The server's time, where the caller's clock was the cause. */
  now?: string;
}
