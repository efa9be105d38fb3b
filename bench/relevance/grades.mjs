// nDCG@10, recall@50 and whether anything was found.

const gain = (label) => 2 ** label - 1;
const discounted = (labels) => labels.reduce((sum, label, at) => sum + gain(label) / Math.log2(at + 2), 0);

/** @param ids results, the best first; @param labels by id. `right` is the share of the first ten places with label 2 or 3. Recall counts these too, at most 50. */
export function grade(ids, labels) {
  const ideal = [...labels.values()].toSorted((one, other) => other - one).slice(0, 10);
  const good = [...labels.values()].filter((label) => label >= 2).length;
  const found = ids.slice(0, 50).filter((id) => (labels.get(id) ?? 0) >= 2).length;
  const right = ids.slice(0, 10).filter((id) => (labels.get(id) ?? 0) >= 2).length;
  return {
    right: good === 0 ? Number(ids.length === 0) : right / Math.min(good, 10),
    ndcg:
      labels.size === 0
        ? Number(ids.length === 0)
        : discounted(ids.slice(0, 10).map((id) => labels.get(id) ?? 0)) / discounted(ideal),
    recall: good === 0 ? Number.NaN : found / Math.min(good, 50),
    nothing: Number(ids.length === 0),
  };
}

/** Means by class and in total. */
export function sumUp(graded, ways) {
  const classes = [...new Set(graded.map(({ name }) => name))];
  return [...classes, 'all'].map((name) => {
    const some = graded.filter((one) => name === 'all' || one.name === name);
    const mean = (way, what) => {
      const values = some.map(({ grades }) => grades[way][what]).filter((value) => !Number.isNaN(value));
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    };
    const sums = Object.fromEntries(
      ways.map((way) => [
        way,
        {
          right: mean(way, 'right'),
          ndcg: mean(way, 'ndcg'),
          recall: mean(way, 'recall'),
          nothing: mean(way, 'nothing'),
        },
      ]),
    );
    return { name, count: some.length, sums };
  });
}
