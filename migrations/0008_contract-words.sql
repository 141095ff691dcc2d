ALTER TABLE `contract` ADD `words` text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE `contract` SET `words` = lower(`file_name` || ' ' || coalesce(`summary`, ''));
