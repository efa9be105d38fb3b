// Faults of questions about products and of messages about orders.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of sources
export default [
  {
    name: 'a-question-without-an-answer-is-public',
    from: 'new',
    file: 'questions/repository.ts',
    find: 'const isPublic = sql`q.answer is not null and not q.is_hidden`;',
    replace: 'const isPublic = sql`not q.is_hidden`;',
    tests: ['questions/questions.test.ts › AF-05'],
  },
  {
    name: 'a-telephone-in-words-is-not-held-back',
    from: 'new',
    file: 'contact/contact-data.ts',
    find: '.replace(numberWord, (word) => String(numbers[word]))',
    replace: ".replace(numberWord, (word) => (numbers[word] === undefined ? '' : word))",
    tests: ['contact/contact-data.test.ts › AF-05'],
  },
  {
    name: 'the-thread-of-another-order-is-found',
    from: 'new',
    file: 'messages/messages.ts',
    find: 'if (row?.order !== order.id) throw new Failure',
    replace: 'if (row === undefined) throw new Failure',
    tests: ['messages/messages.test.ts › RO-02'],
  },
  {
    name: 'the-erasure-leaves-the-answers-of-the-shop',
    from: 'new',
    file: 'messages/repository.ts',
    find: 'update order_messages set text = null where thread_id in (${own})`',
    replace: "update order_messages set text = null where author = 'customer' and thread_id in (${own})`",
    tests: ['messages/messages.test.ts › AF-07'],
  },
  {
    name: 'an-edited-answer-is-mailed-again',
    from: 'new',
    file: 'questions/operator.ts',
    find: 'if (before.answer === null && !before.isHidden && to)',
    replace: 'if (!before.isHidden && to)',
    tests: ['questions/questions.test.ts › AF-05'],
  },
];
