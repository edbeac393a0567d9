/** Texts of mails to people; short messages use the same texts as vendor-approved templates. */
export const messages = {
  code: {
    name: '验证码',
    subject: '您的验证码',
    body: '您的验证码是 {code}，{minutes} 分钟内有效。如非本人操作，请忽略这封邮件。',
  },
  address_changed: {
    name: '登录方式变更',
    subject: '您的登录方式已变更',
    body: '您的账号改用 {address} 登录。如非本人操作，请立即登录，在“个人资料”退出其他设备并改回。',
  },
  paid: {
    name: '付款成功',
    subject: '报名付款成功',
    body: '您的订单 {order} 已付款 {amount} {currency}，报名已确认。请在会议页面查看入场二维码。',
  },
  late_payment: {
    name: '名额已满退款',
    subject: '名额已满，款项已退回',
    body: '您的订单 {order} 付款到账时名额已满，{amount} {currency} 正在原路退回，无需您操作。',
  },
  proof_refused: {
    name: '请重新上传证明材料',
    subject: '请重新上传证明材料',
    body: '{conference}：您为“{fee}”上传的证明材料没有通过：{reason}。请登录“我的报名”重新上传。',
  },
  survey_reminder: {
    name: '问卷提醒',
    subject: '请填写问卷：{survey}',
    body: '{conference}：您还没有填写“{survey}”，可以在会议页面填写。',
  },
  certificate_issued: {
    name: '证书发放',
    subject: '您的{title}已经发放',
    body: '{conference}：您的{title}（{number}）已经发放，可以在会议页面下载。',
  },
  certificate_revoked: {
    name: '证书撤销',
    subject: '您的证书已被撤销',
    body: '{conference}：编号 {number} 的证书已被撤销。原因：{reason}',
  },
  credit_review_answered: {
    name: '学分复核',
    subject: '您的学分复核有了答复',
    body: '{conference}：会务组答复了您的学分复核申请：{answer}',
  },
  place_offered: {
    name: '候补名额',
    subject: '候补名额已为您保留',
    body: '{conference}：“{title}”有名额了，已为您保留到{until}。请登录确认：{link}',
  },
  room_mate_invited: {
    name: '合住邀请',
    subject: '{name}想与您合住',
    body: '{conference}：{name}想与您合住一间酒店房间。只有您同意，才会安排在一间。请在预订酒店页面接受或谢绝。',
  },
  room_mate_accepted: {
    name: '合住邀请已接受',
    subject: '{name}接受了您的合住邀请',
    body: '{conference}：{name}接受了您的合住邀请，将为您二位安排同一间房。',
  },
  room_mate_agreed: {
    name: '合住邀请已接受，尚未订床位',
    subject: '{name}接受了您的合住邀请',
    body: '{conference}：{name}接受了您的合住邀请，还要预订床位。订好后安排在同一间房。',
  },
  room_mate_declined: {
    name: '合住邀请已谢绝',
    subject: '{name}谢绝了您的合住邀请',
    body: '{conference}：{name}谢绝了您的合住邀请。您的床位保留，可以另邀他人。',
  },
  room_mate_withdrawn: {
    name: '不再合住',
    subject: '{name}不再与您合住',
    body: '{conference}：{name}已取消与您合住。您的床位保留，可以另邀他人。',
  },
  registration_approved: {
    name: '审核通过',
    subject: '报名审核已通过',
    body: '{name}，您好：您在{conference}的报名（{number}）已通过审核，请登录会议页面完成付款。',
  },
  checkin_copied: {
    name: '入场码再次出示',
    subject: '您的入场码又被出示',
    body: '您的入场码刚才在“{point}”再次出示。此前已于 {at} 在{where}入场。如果不是您本人，请到现场服务台换一张新码。',
  },
  registration_refused: {
    name: '审核未通过',
    subject: '报名审核未通过',
    body: '{name}，您好：您在{conference}的报名（{number}）未通过审核。原因：{reason}',
  },
  registration_cancelled: {
    name: '报名取消',
    subject: '您的报名已取消',
    body: '{name}，您好：您在{conference}的报名（{number}）已由会务组取消。{reason}',
  },
  registration_cancelled_refund: {
    name: '报名取消并退款',
    subject: '您的报名已取消',
    body: '{name}，您好：您在{conference}的报名（{number}）已由会务组取消。{reason} 退款 {amount} {currency} 正在原路退回。',
  },
  refund_started: {
    name: '退款通知',
    subject: '退款 {amount} {currency}',
    body: '{name}，您好：您在{conference}的报名（{number}）有一笔退款 {amount} {currency}，正在原路退回。原因：{reason}。报名仍然有效，退款后已付 {left} {currency}。',
  },
  refund_after_cancellation: {
    name: '取消后退款',
    subject: '退款 {amount} {currency}',
    body: '{name}，您好：您在{conference}已取消的报名（{number}）有一笔退款 {amount} {currency}，正在原路退回。原因：{reason}',
  },
  stay_cancelled: {
    name: '酒店预订取消',
    subject: '您的酒店预订已取消',
    body: '{name}，您好：您在{conference}预订的酒店“{hotel}”已由会务组取消。如有疑问，请联系会务组。',
  },
  stay_cancelled_refund: {
    name: '酒店预订取消并退款',
    subject: '您的酒店预订已取消',
    body: '{name}，您好：您在{conference}预订的酒店“{hotel}”已由会务组取消，退款 {amount} {currency} 正在原路退回。如有疑问，请联系会务组。',
  },
  order_cancelled: {
    name: '订单取消',
    subject: '订单 {order} 已取消',
    body: '您未付款的订单 {order}（{amount} {currency}）已由会务组取消，无需付款。如仍要参会，请登录会议页面查看报名。',
  },
  own_cancellation: {
    name: '本人取消报名',
    subject: '您已取消报名',
    body: '{name}，您好：您在{conference}的报名（{number}）已取消。',
  },
  own_cancellation_refund: {
    name: '本人取消报名并退款',
    subject: '您已取消报名',
    body: '{name}，您好：您在{conference}的报名（{number}）已取消，退款 {amount} {currency} 正在原路退回。',
  },
  cancelled_by_contact: {
    name: '团队联系人取消报名',
    subject: '您的报名已由团队联系人取消',
    body: '{name}，您好：您在{conference}的报名（{number}）已由团队联系人取消，名额已释放。如仍要参会，请重新报名。',
  },
  member_cancelled: {
    name: '团队成员报名取消',
    subject: '{name}的报名已取消',
    body: '您的团队成员{name}在{conference}的报名（{number}）已取消。',
  },
  member_cancelled_refund: {
    name: '团队成员报名取消并退款',
    subject: '{name}的报名已取消',
    body: '您的团队成员{name}在{conference}的报名（{number}）已取消，退款 {amount} {currency} 正在原路退回。',
  },
  member_refund: {
    name: '团队成员退款',
    subject: '{name}：退款 {amount} {currency}',
    body: '您的团队成员{name}在{conference}的报名（{number}）有一笔退款 {amount} {currency}，正在原路退回。',
  },
  paper_accepted: {
    name: '论文录用',
    subject: '{conference}：您的论文已被录用',
    body: '{name}，您好：您的论文《{title}》（{number}）已被录用，交流形式：{decision}。{remark}\n\n录用通知可在“我的投稿”下载：{link}\n\n{conference}会务组',
  },
  paper_not_accepted: {
    name: '论文未录用',
    subject: '{conference}：您的论文评审结果',
    body: '{name}，您好：感谢您的投稿。很遗憾，您的论文《{title}》（{number}）这次没有被录用。{remark}\n\n详情：{link}\n\n{conference}会务组',
  },
  review_reminder: {
    name: '评审提醒',
    subject: '{conference}：还有 {count} 篇论文待评审',
    body: '{name}，您好：您还有 {count} 篇论文待评审，截止时间：{until}。请登录：{link}\n\n{conference}会务组',
  },
  review_reminder_open: {
    name: '评审提醒',
    subject: '{conference}：还有 {count} 篇论文待评审',
    body: '{name}，您好：您还有 {count} 篇论文待评审。请登录：{link}\n\n{conference}会务组',
  },
  from_organiser: {
    name: '会务组通知',
    subject: '{subject}',
    body: '{name}，您好：\n\n{text}\n\n{conference}会务组',
  },
  mailing: {
    name: '群发消息',
    subject: '{subject}',
    body: '{text}',
  },
  stand_invitation: {
    name: '展台人员邀请',
    subject: '{conference}：您可以管理“{exhibitor}”的展台',
    body: '您好：您已被加入{conference}展商“{exhibitor}”的展台人员。请用收到本消息的手机号码或邮箱登录，填写展台页面、收名片和预订服务：{link}',
  },
  department_soon: {
    name: '科室会即将开始',
    subject: '“{meeting}”{at}开始',
    body: '您好：科室会“{meeting}”将于{at}开始。地点：{place}。不能参加请打开会议页面告知主持人：{link}',
  },
  department_moved: {
    name: '科室会变更',
    subject: '“{meeting}”有变更，请查看新的时间与地点',
    body: '您好：科室会“{meeting}”有变更。现在的时间：{at}；地点：{place}。详情：{link}',
  },
  department_cancelled: {
    name: '科室会取消',
    subject: '“{meeting}”已取消',
    body: '您好：原定{at}的科室会“{meeting}”已取消，不再举行。',
  },
  stand_released: {
    name: '展台页面已发布',
    subject: '“{exhibitor}”的展台页面已发布',
    body: '您好：您提交的“{exhibitor}”展台页面已由主办方审核通过，参会者现在可以看到。',
  },
  stand_returned: {
    name: '展台页面需要修改',
    subject: '“{exhibitor}”的展台页面需要修改',
    body: '您好：主办方请您修改“{exhibitor}”的展台页面后重新提交。意见：{reason}',
  },
  invoice_sent: {
    name: '发票',
    subject: '{conference}的发票',
    body: '您好：{conference}的发票已开具，见附件。抬头：{title}；发票号码：{number}；金额：{currency} {amount}。',
  },
  invoice_refused: {
    name: '发票未能开具',
    subject: '{conference}的发票未能开具',
    body: '您好：您为{conference}申请的发票（抬头：{title}）未能开具。原因：{reason}。请在“我的报名”里修改后重新申请。',
  },
  paper_submitted: {
    name: '投稿成功',
    subject: '{conference}：投稿成功，编号 {number}',
    body: '您好：您投给{conference}的论文《{title}》已收到，编号 {number}。查看与修改：{link}',
  },
  paper_withdrawn: {
    name: '论文已撤回',
    subject: '{conference}：论文 {number} 已撤回',
    body: '您好：您投给{conference}的论文《{title}》（编号 {number}）已撤回。查看：{link}',
  },
  programme_part: {
    name: '您参与的日程有变动',
    subject: '{subject}',
    body: '{text}',
  },
  programme_changed: {
    name: '计划中的日程有变动',
    subject: '{subject}',
    body: '您好：{conference}的日程已更新，您计划中的变动：\n\n{changes}\n\n详情：{link}',
  },
  digest: {
    name: '每日合并邮件',
    subject: '今天的 {count} 条消息',
    body: '{items}\n\n在应用内查看：{link}',
  },
  invoice_ready: {
    name: '发票已开具',
    subject: '发票已开具',
    body: '{conference}的发票（抬头：{title}）已开具，金额 {currency} {amount}，已发到您填写的邮箱，也可在“我的报名”中查看。',
  },
  introduction_released: {
    name: '头像与简介已通过',
    subject: '您的头像与简介已通过',
    body: '您好：您为{conference}提交的头像与简介已通过审核。查看：{link}',
  },
  introduction_refused_plain: {
    name: '头像与简介未通过（未说明原因）',
    subject: '您的头像与简介没有通过',
    body: '您好：您为{conference}提交的头像与简介没有通过审核。可以修改后再提交：{link}',
  },
  introduction_refused: {
    name: '头像与简介未通过',
    subject: '您的头像与简介没有通过',
    body: '您好：您为{conference}提交的头像与简介没有通过审核。原因：{reason}。可以修改后再提交：{link}',
  },
  comment_answered: {
    name: '咨询已答复',
    subject: '您的咨询已有答复',
    body: '您好：您在{conference}的咨询“{text}”已有答复。收到答复后 3 天内可以评价。查看：{link}',
  },
  comment_asked: {
    name: '有人向讲者提问',
    subject: '有参会者向您提问',
    body: '您好：{conference}有参会者向您提问：“{text}”。查看与答复：{link}',
  },
  comment_refused_plain: {
    name: '内容未公开（未说明原因）',
    subject: '您的内容没有公开',
    body: '您好：您在{conference}写的“{text}”没有公开。可以修改后再发：{link}',
  },
  comment_refused: {
    name: '内容未公开',
    subject: '您的内容没有公开',
    body: '您好：您在{conference}写的“{text}”没有公开。原因：{reason}。可以修改后再发：{link}',
  },
  activity_offer: {
    name: '活动候补有空位',
    subject: '候补到了：{activity}',
    body: '您好：您在{conference}候补的“{activity}”（{slot}）有空位，已为您保留到 {until}。请打开链接确认，过时名额给下一位：{link}',
  },
  activity_won: {
    name: '活动得奖',
    subject: '您得奖了：{prize}',
    body: '您好：您在{conference}的“{activity}”中得第 {rank} 名，奖品：{prize}。领奖地点：{place}。领奖码：{link}',
  },
  speaker_invited: {
    name: '讲者邀请',
    subject: '{conference}邀请您承担 {count} 项任务',
    body: '{name}，您好：{conference}邀请您承担：\n\n{tasks}\n\n{deadline}，打开链接即可接受或拒绝，不用登录：{link}',
  },
  speaker_reminded: {
    name: '讲者催办',
    subject: '请答复{conference}的 {count} 项任务',
    body: '{name}，您好：{conference}还在等您答复：\n\n{tasks}\n\n{deadline}，打开链接即可接受或拒绝：{link}',
  },
  speaker_missing: {
    name: '讲者待办提醒',
    subject: '{conference}：您还有 {count} 项待办',
    body: '{name}，您好：为您在{conference}的任务，还差：\n\n{steps}\n\n打开链接即可逐项办理，不用登录：{link}',
  },
  speaker_changed: {
    name: '讲者任务有变动',
    subject: '{conference}：您的任务有变动，请重新答复',
    body: '{name}，您好：您在{conference}的任务有变动，请重新答复：\n\n{tasks}\n\n{deadline}：{link}',
  },
  speaker_thanks: {
    name: '任务已有人承担',
    subject: '{conference}：任务已由其他专家承担',
    body: '{name}，您好：以下任务已由其他专家承担，不再需要您答复，谢谢您：\n\n{tasks}\n\n您的其他任务：{link}',
  },
  speaker_pickup: {
    name: '讲者接送',
    subject: '{conference}：您的接送安排',
    body: '{name}，您好：{conference}的接送：{time} 在{place}发车，司机 {driver}，车牌 {plate}。您的全部行程：{link}',
  },
  speaker_corrected: {
    name: '个人介绍已更正',
    subject: '{conference}：您的个人介绍已更正',
    body: '{name}，您好：您为{conference}提出的更正已采用，下一版日程发布后可见。查看：{link}',
  },
  speaker_correction_refused: {
    name: '个人介绍未更正',
    subject: '{conference}：您的更正未采用',
    body: '{name}，您好：您为{conference}提出的更正没有采用：{words}。查看或重新提出：{link}',
  },
  speaker_agreement: {
    name: '讲者协议待签',
    subject: '{conference}：请签署“{title}”',
    body: '{name}，您好：{conference}为您准备了“{title}”，请在手机上看完全文后签署：{link}',
  },
  speaker_agreement_signed: {
    name: '讲者协议已签',
    subject: '{conference}：“{title}”已签署',
    body: '{name}，您好：您已签署{conference}的“{title}”，打开链接可下载签署好的 PDF：{link}\n\nPDF 的 SHA-256：{sha256}',
  },
  speaker_agreement_withdrawn: {
    name: '讲者协议已撤回',
    subject: '{conference}：“{title}”已撤回',
    body: '{name}，您好：会务组撤回了{conference}的“{title}”：{words}。查看：{link}',
  },
  speaker_receipt_refused: {
    name: '票据未通过',
    subject: '{conference}：一张票据需要重传',
    body: '{name}，您好：您为{conference}提交的 {amount} 元票据没有通过：{words}。打开链接可重传：{link}',
  },
  speaker_slides_returned: {
    name: '课件退回',
    subject: '{conference}：您的课件需要重传',
    body: '{name}，您好：您为{conference}上传的“{file}”需要修改后重传：{words}。打开链接即可上传：{link}',
  },
  lottery_won: {
    name: '中奖通知',
    subject: '您中奖了：{prize}',
    body: '您好：您在{conference}的“{draw}”中，号码 {number} 抽中{prize}。领奖地点：{place}。领奖码：{link}',
  },
  lottery_remind: {
    name: '领奖提醒',
    subject: '请领取：{prize}',
    body: '您好：您在{conference}的“{draw}”中抽中的{prize}还没有领取。领奖截止：{until}，地点：{place}。领奖码：{link}',
  },
  rehearsal_task: {
    name: '演练待办',
    subject: '{conference}：演练有一项请您处理',
    body: '{name}，您好：第 {number} 次演练的“{criterion}”没有通过，{by}请您处理。怎么办、在哪里标记做完：{link}',
  },
  staff_invitation: {
    name: '会务邀请',
    subject: '邀请您加入{society}的会务工作',
    body: '{name}，您好：{by}邀请您参与{society}的会务工作。请在 7 天内打开链接设置密码：{link}',
  },
  staff_reset: {
    name: '重设密码',
    subject: '重设会务工作台密码',
    body: '{name}，您好：请在 1 小时内打开链接设置新密码：{link} 。如非本人操作，请忽略这封邮件，密码不会改变。',
  },
} as const;
