CREATE TABLE `checklist` (
	`contract_id` text NOT NULL,
	`action` text NOT NULL,
	`state` text NOT NULL,
	`note` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`contract_id`, `action`),
	FOREIGN KEY (`contract_id`) REFERENCES `contract`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `contract` ADD `given_title` text;