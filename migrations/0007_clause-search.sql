-- `scope` is one word for a version of the clauses in one language; the words are folded before they come here.
CREATE VIRTUAL TABLE `clause_search` USING fts5(
  `clause_id` UNINDEXED,
  `version` UNINDEXED,
  `scope`,
  `title`,
  `tags`,
  `description`,
  `wording`,
  tokenize = "unicode61 remove_diacritics 2",
  prefix = '2 3 4'
);
