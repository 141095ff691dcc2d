CREATE TABLE `clause_index` (
	`version` text PRIMARY KEY NOT NULL,
	`seeded_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `contract` ADD `added_clauses` text;