CREATE TABLE `generated_contract` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`file_name` text NOT NULL,
	`template_id` text NOT NULL,
	`template_version` integer NOT NULL,
	`layout` text NOT NULL,
	`added_clauses` text NOT NULL,
	`content_hash` text NOT NULL,
	`byte_size` integer NOT NULL,
	`pages` integer NOT NULL,
	`characters` integer,
	`tokens` integer,
	`reader_version` integer NOT NULL,
	`detected_language` text,
	`language_confidence` real,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`words` text NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `generated_contract_owner` ON `generated_contract` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `generated_contract_owner_hash` ON `generated_contract` (`owner_id`,`content_hash`);
--> statement-breakpoint
-- Generated contracts are copied from `contract`. There they stay while the release before still serves and writes them:
-- the clock of the next release takes over what is newer and deletes them, found by this index.
CREATE INDEX `contract_generated` ON `contract` (`template_id`) WHERE `template_id` IS NOT NULL;
--> statement-breakpoint
INSERT INTO `generated_contract` (
	`id`, `owner_id`, `file_name`, `template_id`, `template_version`, `layout`, `added_clauses`, `content_hash`, `byte_size`,
	`pages`, `characters`, `tokens`, `reader_version`, `detected_language`, `language_confidence`, `created_at`, `updated_at`,
	`words`
)
SELECT
	`id`, `owner_id`, `file_name`, `template_id`, coalesce(`template_version`, 1), coalesce(`layout`, ''),
	coalesce(`added_clauses`, '[]'), `content_hash`, `byte_size`, coalesce(`pages`, 1), `characters`, `tokens`,
	`reader_version`, `detected_language`, `language_confidence`, `created_at`, `updated_at`, `words`
FROM `contract` WHERE `template_id` IS NOT NULL;
