import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Runs Vendure with one product on sale. Copied to the folder where it is installed, and started there:
// node vendure-shop.mjs PORT DATABASE_HOST DATABASE_PORT PLACES

const load = createRequire(import.meta.url);
const { bootstrap, dummyPaymentHandler, DefaultLogger, LanguageCode, LogLevel } = load('@vendure/core');
const { populate } = load('@vendure/core/cli');
const [port, host, databasePort, places] = process.argv.slice(2);

const config = {
  apiOptions: { port: Number(port), hostname: '127.0.0.1' },
  authOptions: { tokenMethod: 'bearer', requireVerification: false },
  dbConnectionOptions: {
    type: 'postgres',
    host,
    port: Number(databasePort),
    username: 'postgres',
    database: 'vendure',
    synchronize: true,
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Error }),
};

const initial = {
  defaultLanguage: LanguageCode.en,
  defaultZone: 'Asia',
  countries: [{ name: 'China', code: 'CN', zone: 'Asia' }],
  taxRates: [{ name: 'Zero Tax', percentage: 0 }],
  shippingMethods: [{ name: 'Badge at the desk', price: 0 }],
  paymentMethods: [
    {
      name: 'Dummy payment',
      handler: { code: dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
};

writeFileSync(
  'products.csv',
  `name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets
Participant,participant,Annual congress,,,,,P1,100.00,zero,${places},true,,
`,
);
await populate(() => bootstrap(config), initial, 'products.csv');
