// What happened in a history, in its sequence, and the orders with what was reported about them.

/** Codes of PostgreSQL: the connection ended, the server stops or starts, or a conflict may be repeated. */
const away = /^(08|57|53|40001)|ECONN|EPIPE/;
const isAway = ({ code = '', message }) => away.test(code) || /[Cc]onnection|terminat|shutting down/.test(message);

export function createLog(name) {
  const began = performance.now();
  const lines = [];
  const faults = [];
  const write = (order, text) => {
    lines.push({ order, text: `${Math.round(performance.now() - began)} ms  ${text}` });
  };
  return {
    name,
    faults,
    write,

    /**
     * An operator's command. @returns its answer; undefined if it was refused. Its outcome is unknown if the database
     * went away: `order.unknown` then has its name.
     */
    async command(order, what, work) {
      try {
        const answer = await work();
        write(order.number, `operator: ${what}`);
        return answer ?? true;
      } catch (error) {
        const { code, message } = error;
        write(order.number, `operator: ${what}: refused: ${message}`);
        if (isAway(error)) order.unknown.push(what);
        // Every other code is an error of the database: the shop let an impossible change through.
        else if (code !== undefined) faults.push(`${order.number}: ${what}: ${code} ${message}`);
        return undefined;
      }
    },

    /** The steps of some orders. */
    traceOf: (numbers) =>
      lines.filter(({ order }) => order === undefined || numbers.has(order)).map(({ text }) => text),
    all: (numbers) =>
      lines
        .filter(({ order }) => order === undefined || numbers.has(order))
        .map(({ order, text }) => `${order ?? ''} ${text}`),
  };
}

/** An order, with the answers that customers and operators got about the order. */
export const newOrder = ({ number, customer, way, coupon }) => ({
  ...{ number, customer, way, coupon, unknown: [] },
  /** Answered cancellations of customers: pieces by the number of the line. */
  cancellations: new Map(),
  /** Parcels that an operator's cancellation stopped. */
  stopped: new Set(),
  /** Parcels that came back to their sender. */
  cameBack: new Set(),
  /** Refunds by operators: number of the line, pieces. */
  goodwill: [],
  /** Answered requests for returns, by id: pieces, reason, number, and whether its pieces can be sold again. */
  returns: new Map(),
  /** Transfers that were made, by the id of the refund: centavos. */
  transfers: new Map(),
  invoiced: false,
});
