// Faults of push notifications that tests notice.
export default [
  {
    name: 'a-device-is-told-of-its-former-customer',
    from: 'new',
    file: 'push/repository.ts',
    find: '             customer_id = excluded.customer_id,\n',
    replace: '',
    tests: ['push.test.ts › a device belongs to the customer who signed in last'],
  },
  {
    name: 'a-device-is-told-after-its-session',
    from: 'new',
    file: 'push/repository.ts',
    find: 'const isOpen = sql`s.ended_at is null and s.ends_at > now()`;',
    replace: 'const isOpen = sql`s.ends_at > now()`;',
    tests: ['push.test.ts › a device belongs to the customer who signed in last'],
  },
  {
    name: 'any-address-is-a-push-service',
    from: 'new',
    file: 'push/push-services.ts',
    find: ' || !isAllowedHost(url, services)',
    replace: '',
    tests: ['push.test.ts › is no push service'],
  },
  {
    name: 'a-locked-screen-has-an-amount',
    from: 'new',
    file: 'push/service.ts',
    find: "  sentence.includes('$') ? otherwise : sentence;",
    replace: "  sentence === '' ? otherwise : sentence;",
    tests: ['write-mails.test.ts › each mail to the customer causes one push notification'],
  },
  {
    name: 'a-gone-device-is-kept',
    from: 'new',
    file: 'jobs/push-jobs.ts',
    find: '[403, 404, 410]',
    replace: '[403, 404]',
    tests: ['push-jobs.test.ts › removes its device'],
  },
];
