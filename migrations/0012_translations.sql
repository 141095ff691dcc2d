CREATE TABLE `translation` (
	`owner_id` text NOT NULL,
	`key` text NOT NULL,
	`translated_text` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `key`),
	FOREIGN KEY (`owner_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `translation_age` ON `translation` (`created_at`);