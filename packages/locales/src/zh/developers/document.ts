/** Texts of the document of the open interface (X1). Markdown, as OpenAPI allows it; names of fields stay as they are sent. */
export const developersDocument = {
  title: 'Meetingapp 开放接口',
  intro: `## 身份

每个请求带 \`Authorization: Bearer <密钥>\`。密钥由会议的组织者在管理后台的“开放接口”里创建，只对一场会议有效，即每个地址里的 \`{cid}\`。

## 拒绝

被拒绝的请求返回 400 以上的 HTTP 状态和 \`Refusal\`：\`error\` 固定不变，供程序判断；\`msg\` 给人看，语言由 \`Accept-Language\` 决定（\`en\` 为英文，其余为中文）。

## 游标

列表按变更次序排列。用上一页的 \`cursor\` 读下一页，直到 \`more\` 为 false；保存最后的游标，下次带上它，得到此后的变更。数据变动时也不会遗漏；变了两次的一行至少会以最后的状态出现一次。

## 沙箱

在沙箱会议里可以放心试用每一个操作，组织者在“开放接口”里把空会议设为沙箱。沙箱的密钥以 \`mk_test_\` 开头，其他会议以 \`mk_live_\` 开头。付款走模拟收银台：用浏览器打开 \`codeUrl\`，或者调用 \`decidePayment\`；退款也是模拟的。邮件（包括发票邮件）、短信和微信消息不会发给任何人，只进入 \`sandboxMessages\` 的列表。Webhook 照常发出。公开的会议列表不显示沙箱会议。登录验证码属于个人账号，仍会真实发送。

## 重复请求

每个 POST 请带 \`Idempotency-Key\`：重复发送得到与第一次相同的结果，不会处理两次。

## 限额

限额按密钥计，不按网络地址计。\`RateLimit-Policy\` 和 \`RateLimit\` 给出限额和余量；收到 429 后等待 \`t\` 秒。

## Webhook

遵循 Standard Webhooks 1.0：用签名密钥（\`whsec_…\`）对 \`webhook-id.webhook-timestamp.正文\` 核对 \`webhook-signature\`，在 10 秒内返回 2xx，已处理过的 \`webhook-id\` 直接丢弃。没有送达的约在 8 秒、2 分、5 分、30 分、2 小时、5 小时、10 小时后再送。同一对象的事件按次序到达，\`sequence\` 逐次增大。`,
  key: '管理后台创建的密钥：`mk_live_…`，或沙箱的 `mk_test_…`。',
  scope: '需要权限：`{scope}`',
  refusals: '拒绝的原因',
  status: '状态',
  error: '名称',
  code: '编号',
  meaning: '含义',
  done: '成功',
  groups: {
    programme: '会议与日程',
    registrations: '报名',
    orders: '订单与付款',
    checkin: '签到',
    messages: '沙箱消息',
    webhooks: 'Webhook 地址',
  },
  calls: {
    conference: { title: '读会议', text: '密钥所属的会议：名称、日期、时区、币种。' },
    programme: {
      title: '读日程',
      text: '已发布的日程：会场、主题、场次和其中的报告，以及人员。首次发布之前返回“找不到”。',
    },
    form: {
      title: '读报名表',
      text: '当前的报名表及其分会和费用，即新建报名时需要的内容。不带 form 时为第一份报名表。',
    },
    registrations: {
      title: '列出报名',
      text: '按最后变更的次序列出报名。请保存最后一页的游标：带上它就得到此后的变更，变过的报名会再次出现。数据变动时也不会遗漏。',
    },
    registration: { title: '读一个报名', text: '一个报名。' },
    register: {
      title: '新建报名',
      text: '按报名表和费用的规则为一个人报名。有费用时产生一个待付的订单；没有费用或费用为 0 时立即确认。请带请求头 Idempotency-Key：重复的请求得到相同的结果，不会重复报名。',
    },
    orders: { title: '列出订单', text: '按最后变更的次序列出订单，游标与报名的相同。' },
    order: { title: '读一个订单', text: '一个订单。' },
    pay: {
      title: '开始付款',
      text: '用微信支付为待付的订单开始付款，返回付款人要扫的二维码内容。重复请求得到正在进行的那一次。以 Webhook `order.paid.v1` 或订单本身的状态为准。',
    },
    decidePayment: {
      title: '模拟付款结果',
      text: '仅限沙箱：付清或拒绝订单正在进行的付款，与付款人在 `codeUrl` 的收银台上操作一样。其他会议会拒绝。',
    },
    sandboxMessages: {
      title: '列出沙箱消息',
      text: '仅限沙箱：没有发出而保留下来的邮件、短信和微信消息，旧的在前，游标与报名的相同。其他会议会拒绝。',
    },
    checkin: { title: '读签到', text: '一个报名的人在每个签到点是否入场、何时入场。' },
    points: { title: '列出签到点', text: '会议的签到点，按组织者的次序。' },
    admit: {
      title: '签到入场',
      text: '按签到点的规则让一个报名的人入场，与在线的签到设备一样。`already`：此前已入场，不再计数。`refuse`：这个签到点不放行，`reason` 说明原因。没有有效入场凭证时返回“找不到”。请带请求头 Idempotency-Key：重复的请求得到相同的结果。',
    },
    endpoints: { title: '列出接收地址', text: '接收 Webhook 的地址。' },
    createEndpoint: {
      title: '新建接收地址',
      text: '新建一个接收 Webhook 的地址。返回签名密钥，只显示这一次。内网地址会被拒绝。',
    },
    removeEndpoint: { title: '移除接收地址', text: '移除一个地址，不再向它发送。' },
  },
  webhook: '发给选择了这个事件的接收地址。',
  received: '已收到；其他状态会再送。',
  faults: '填错的字段，按请求里的名称。',
  event: {
    object: '`registration/<编号>` 或 `order/<编号>`；它的事件按次序到达。',
    sequence: '同一对象的每个事件都更大。',
    data: '编号和状态，从不含个人信息。更多内容请读取该对象。',
  },
  content: '内容',
  sandboxOnly: '这个页面只发送沙箱密钥（mk_test_ 开头）的请求。请用沙箱会议的密钥，或在您自己的程序里使用这个密钥。',
} as const;
